-- Adds a job, {kind, key, run_at, payload, trace}, and counts it against limits, both or neither. Answers null, also if there is a job with its key: that
-- one was counted. Or, if a limit is used up, what next_allowance does.
create or replace function add_limited_job(job jsonb, limits jsonb, moment timestamptz) returns timestamptz language plpgsql as $$
declare
  j record;
  allowed_at timestamptz;
begin
  select * into j from jsonb_to_record(job) as k (kind text, key text, run_at timestamptz, payload jsonb, trace text)
    where check_keys(job, '{kind,key,run_at,payload}', '{trace}');
  -- Written before it is counted: a second request with the same key waits here until the first one is decided.
  insert into jobs (kind, key, payload, run_at, created_at, trace)
    values (j.kind, j.key, j.payload, j.run_at, moment, j.trace)
    on conflict (key) do nothing;
  if not found then
    return null;
  end if;
  allowed_at := take_allowance(limits, moment);
  if allowed_at is not null then
    delete from jobs where jobs.key = j.key;
  end if;
  return allowed_at;
end
$$;
