-- Leaves the messages of a booking, [{kind, key, run_at, payload}].
create or replace function add_booking_jobs(reference_ text, jobs_ jsonb, moment timestamptz) returns void language sql as $$
  insert into jobs (kind, key, reference, run_at, created_at, payload)
    select j.kind, j.key, reference_, j.run_at, moment, coalesce(j.payload, '{}')
    from jsonb_to_recordset(jobs_) as j (kind text, key text, run_at timestamptz, payload jsonb);
$$;
