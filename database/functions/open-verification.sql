-- Opens a challenge and leaves the job that sends its code. A request is {verification, job, limits, per_hour}. The spend breaker
-- counts every message of the last hour, and `per_hour` of them stop all codes; from half of that on, the limits that have a
-- `tight` value take it, so that what is unusual slows down first. Answers null and the counts for the alarm, or when a code could
-- be sent.
create or replace function open_verification(request jsonb, moment timestamptz)
returns table (allowed_at timestamptz, sent integer, unknown integer) language plpgsql as $$
declare
  limits jsonb := request->'limits';
  phone text := request->'verification'->>'phone_hash';
begin
  -- Before the locks of the limits: the transaction that holds this lock gets those without waiting for another code.
  perform pg_advisory_xact_lock(hashtextextended('code-all', 0));
  select s.sent, s.unknown into sent, unknown from messages_of_last_hour(moment) s;
  if sent >= (request->>'per_hour')::integer then
    allowed_at := coalesce(
      (select min(e.at) + interval '1 hour' from counted_events e where e.key = 'code-all' and e.at > moment - interval '1 hour'),
      moment + interval '5 minutes');
    return next;
    return;
  end if;
  if sent * 2 >= (request->>'per_hour')::integer then
    select jsonb_agg(l || jsonb_build_object('max', coalesce(l->'tight', l->'max'))) into limits from jsonb_array_elements(limits) l;
  end if;
  allowed_at := take_allowance(limits, moment);
  if allowed_at is null then
    -- One row for a known and for an unknown phone alike, so that the time it takes tells nothing.
    insert into counted_events (key, at) values
      ('code-all', moment),
      (case when exists (select from known_phones k where k.phone_hash = phone) then 'code-known' else 'code-unknown' end, moment);
    insert into verifications (id, phone_hash, code_hash, visitor, created_at, expires_at)
      select v.id, v.phone_hash, v.code_hash, v.visitor, moment, v.expires_at
      from jsonb_populate_record(null::verifications, request->'verification') v;
    insert into jobs (kind, key, payload, run_at, created_at)
      select j.kind, j.key, j.payload, moment, moment from jsonb_populate_record(null::jobs, request->'job') j;
    select s.sent, s.unknown into sent, unknown from messages_of_last_hour(moment) s;
  end if;
  return next;
end
$$;
