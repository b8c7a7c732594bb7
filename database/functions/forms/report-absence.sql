-- Stores an absence, {partner, fingerprint, name, first_day, last_day}, with the job that mails it to the company, and counts it against limits:
-- all or nothing. Answers null, also if the same one is there already: that one was counted. Or, if a limit is used up, what next_allowance does.
create or replace function report_absence(report jsonb, job_kind text, limits jsonb, moment timestamptz) returns timestamptz language plpgsql as $$
declare
  stored uuid;
  allowed_at timestamptz;
begin
  -- Written before it is counted: the same report at the same moment waits here until the first one is decided.
  insert into absence_reports (id, partner, fingerprint, name, first_day, last_day, created_at)
    select gen_random_uuid(), r.partner, r.fingerprint, r.name, r.first_day, r.last_day, moment
    from jsonb_to_record(report) as r (partner text, fingerprint text, name text, first_day date, last_day date)
    where check_keys(report, '{partner,fingerprint,name,first_day,last_day}')
    on conflict (fingerprint) do nothing
    returning id into stored;
  if stored is null then
    return null;
  end if;
  allowed_at := take_allowance(limits, moment);
  if allowed_at is null then
    insert into jobs (kind, key, run_at, created_at) values (job_kind, job_kind || ':' || stored, moment, moment);
  else
    delete from absence_reports where id = stored;
  end if;
  return allowed_at;
end
$$;
