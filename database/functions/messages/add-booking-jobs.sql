-- Leaves the messages of a booking, [{kind, key, run_at, payload, trace}].
create or replace function add_booking_jobs(reference_ text, jobs_ jsonb, moment timestamptz) returns void language plpgsql as $$
begin
  insert into jobs (kind, key, reference, run_at, created_at, payload, trace)
    select j.kind, j.key, reference_, j.run_at, moment, coalesce(j.payload, '{}'), j.trace
    from jsonb_array_elements(jobs_) e, jsonb_to_record(e) as j (kind text, key text, run_at timestamptz, payload jsonb, trace text)
    where check_keys(e, '{kind,key,run_at}', '{payload,trace}');
end
$$;
