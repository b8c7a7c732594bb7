-- Opens a challenge and leaves the job that sends its code. A request is {verification, job, limits, phone_limits,
-- refill, try_limits, reserve, per_hour, kept_for_codes}. The spend breaker counts every message of the last hour, and `per_hour` of them stop all codes; but
-- messages about bookings count only until `kept_for_codes` of it are left. From half of it on,
-- the limits that have a `tight` value take it, so that what is unusual slows down first. `limits` count what this caller asks for.
-- `phone_limits` count what everybody sends to this phone, so strangers can use them up; where that keeps a code from being sent is
-- decided by choose_code. Answers until when the code is good and the counts for the alarm; or, in `allowed_at`, when a code could
-- be sent.
create or replace function open_verification(request jsonb, moment timestamptz)
returns table (allowed_at timestamptz, expires_at timestamptz, sent integer, unknown integer) language plpgsql as $$
declare
  r record;
  asked record;
  limits jsonb;
  choice record;
  spent integer;
begin
  select * into r from jsonb_to_record(request) as k (
      verification jsonb, job jsonb, limits jsonb, phone_limits jsonb, refill jsonb, try_limits jsonb, reserve jsonb, per_hour integer,
      kept_for_codes integer)
    where check_keys(request, '{verification,job,limits,phone_limits,refill,try_limits,reserve,per_hour,kept_for_codes}');
  select * into asked
    from jsonb_to_record(r.verification) as k (id uuid, phone_hash text, code_hash text, visitor text, expires_at timestamptz)
    where check_keys(r.verification, '{id,phone_hash,code_hash,visitor,expires_at}');
  limits := r.limits;
  -- One code at a time, so nothing that is counted below needs a lock of its own.
  perform pg_advisory_xact_lock(hashtextextended('code-all', 0));
  select s.sent, s.unknown into sent, unknown from messages_of_last_hour(moment) s;
  spent := sent - greatest(0, booking_messages_of_last_hour(moment) - r.per_hour + r.kept_for_codes);
  if spent >= r.per_hour then
    allowed_at := coalesce(
      (select min(e.at) + interval '1 hour' from counted_events e where e.key = 'code-all' and e.at > moment - interval '1 hour'),
      moment + interval '5 minutes');
    return next;
    return;
  end if;
  if spent * 2 >= r.per_hour then
    select jsonb_agg(e || jsonb_build_object('max', coalesce(l.tight, l.max))) into limits
      from jsonb_array_elements(limits) e, jsonb_to_record(e) as l (max integer, tight integer);
  end if;
  allowed_at := next_allowance(limits, moment);
  if allowed_at is not null then
    return next;
    return;
  end if;
  select * into choice from choose_code(
    asked.phone_hash, asked.visitor, asked.expires_at, r.phone_limits, r.refill, r.try_limits, r.reserve, moment);
  allowed_at := choice.allowed_at;
  if allowed_at is not null then
    return next;
    return;
  end if;

  expires_at := choice.expires_at;
  insert into counted_events (key, at)
    select distinct l.key, moment from jsonb_to_recordset(limits || choice.counted) as l (key text);
  insert into verifications (id, phone_hash, code_hash, visitor, created_at, expires_at, code_of)
    values (asked.id, asked.phone_hash, asked.code_hash, asked.visitor, moment, choice.expires_at, choice.code_of);
  if choice.code_of is null then
    -- One row for a known and for an unknown phone alike, so that the time it takes tells nothing.
    insert into counted_events (key, at) values
      ('code-all', moment),
      (case when exists (select from known_phones k where k.phone_hash = asked.phone_hash) then 'code-known' else 'code-unknown' end, moment);
    insert into jobs (kind, key, payload, run_at, created_at, trace)
      select j.kind, j.key, j.payload, moment, moment, j.trace
      from jsonb_to_record(r.job) as j (kind text, key text, payload jsonb, trace text)
      where check_keys(r.job, '{kind,key,payload}', '{trace}');
  end if;
  select s.sent, s.unknown into sent, unknown from messages_of_last_hour(moment) s;
  return next;
end
$$;
