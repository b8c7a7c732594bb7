-- Opens a challenge and leaves the job that sends its code, within the limits; answers as take_allowance does.
create or replace function open_verification(verification jsonb, job jsonb, limits jsonb, moment timestamptz)
returns timestamptz language plpgsql as $$
declare
  free_at timestamptz;
begin
  free_at := take_allowance(limits, moment);
  if free_at is null then
    insert into verifications (id, phone_hash, code_hash, created_at, expires_at)
      select v.id, v.phone_hash, v.code_hash, moment, v.expires_at
      from jsonb_populate_record(null::verifications, verification) v;
    insert into jobs (kind, key, payload, run_at, created_at)
      select j.kind, j.key, j.payload, moment, moment from jsonb_populate_record(null::jobs, job) j;
  end if;
  return free_at;
end
$$;
