-- Patients who were asked how their visit was, the day after. Kept as long as nobody is asked again.
create table visit_questions (
  reference text primary key references bookings (reference) on delete cascade,
  asked_at timestamptz not null,
  is_answered boolean not null default false
);
create index visit_questions_by_age on visit_questions (asked_at);

-- What they answered, without who: after a day nothing leads from an answer to its visit.
create table visit_answers (
  id uuid primary key default gen_random_uuid(),
  -- A keyed hash of the visit, by which its patient can change the answer; null once that is over.
  answer_key text unique,
  open_until timestamptz,
  clinic text not null,
  -- The Monday of the visit's week.
  week date not null,
  score smallint not null check (score between 1 and 5),
  line text not null,
  check ((answer_key is null) = (open_until is null))
);
create index visit_answers_of_a_clinic on visit_answers (clinic, week);
