-- Keeps what a patient answers, {reference, key, clinic, week, score, line, asked_since, open_until}: once, and changed until open_until. False if the question is
-- older than asked_since, or its answer can no longer be changed.
create or replace function answer_visit_question(request jsonb, moment timestamptz) returns boolean language plpgsql as $$
declare
  r record;
begin
  select * into r from jsonb_to_record(request) as k (
      reference text, key text, clinic text, week date, score smallint, line text, asked_since timestamptz, open_until timestamptz)
    where check_keys(request, '{reference,key,clinic,week,score,line,asked_since,open_until}');
  update visit_questions q set is_answered = true
    where q.reference = r.reference and q.asked_at >= r.asked_since and not q.is_answered;
  if found then
    insert into visit_answers (answer_key, open_until, clinic, week, score, line)
      values (r.key, r.open_until, r.clinic, r.week, r.score, r.line);
    return true;
  end if;
  update visit_answers a set score = r.score, line = r.line where a.answer_key = r.key and a.open_until > moment;
  return found;
end
$$;
