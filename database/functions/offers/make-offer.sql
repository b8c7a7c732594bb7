-- Offers other times for a booking and holds them, in place of an earlier offer. A request is {id, token_hash, reason, booking, made_by, expires_at, times,
-- most, job, limits}: `times`, [{slot, practitioner, clinic, start, end, busy_until}], are in order of preference, and `most` of those that are free
-- are held; `job` is the message about it. Answers 'made'; 'gone' if the booking was cancelled; 'slot-taken' if none of the times is free;
-- or 'too-many' and when the next one is allowed: then the earlier offer stands.
create or replace function make_offer(request jsonb, moment timestamptz)
returns table (outcome text, allowed_at timestamptz) language plpgsql as $$
declare
  r record;
  t record;
  found_ bookings;
  held integer := 0;
begin
  select * into r from jsonb_to_record(request) as k (
      id text, token_hash text, reason text, booking text, made_by text, expires_at timestamptz, times jsonb, most integer, job jsonb, limits jsonb)
    where check_keys(request, '{id,token_hash,reason,booking,made_by,expires_at,times,most,job,limits}');
  select * into found_ from bookings b where b.reference = r.booking for update;
  if not found or found_.state <> 'booked' then
    return query select 'gone', null::timestamptz;
    return;
  end if;
  -- One at a time at a clinic: two offers that want the same times in another order would wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('offers ' || found_.clinic, 1));
  insert into offers (id, token_hash, reason, booking, made_at, made_by, expires_at)
    values (r.id, r.token_hash, r.reason, r.booking, moment, r.made_by, r.expires_at);
  for t in
    select k.* from jsonb_array_elements(r.times) with ordinality as e (it, place),
      jsonb_to_record(e.it) as k (slot text, practitioner text, clinic text, start timestamptz, "end" timestamptz, busy_until timestamptz)
    where check_keys(e.it, '{slot,practitioner,clinic,start,end,busy_until}') order by e.place
  loop
    exit when held = r.most;
    delete from occupied_times o
      where o.practitioner = t.practitioner and o.during && tstzrange(t.start, t.busy_until, '[)') and o.expires_at <= moment;
    -- Counted against nobody: `counted_as` is null.
    insert into occupied_times (id, practitioner, clinic, during, expires_at, visitor, held_since)
      values (gen_random_uuid(), t.practitioner, t.clinic, tstzrange(t.start, t.busy_until, '[)'), r.expires_at, 'offer:' || r.id, moment)
      on conflict on constraint one_patient_at_a_time do nothing;
    if found then
      insert into offered_times (offer, slot, practitioner, starts_at, ends_at) values (r.id, t.slot, t.practitioner, t.start, t."end");
      held := held + 1;
    end if;
  end loop;
  if held = 0 then
    delete from offers o where o.id = r.id;
    return query select 'slot-taken', null::timestamptz;
    return;
  end if;
  allowed_at := take_allowance(r.limits, moment);
  if allowed_at is not null then
    delete from occupied_times o where o.visitor = 'offer:' || r.id;
    delete from offers o where o.id = r.id;
    return query select 'too-many', allowed_at;
    return;
  end if;
  -- Only now: whoever cannot be offered others still has the times of before.
  perform settle_offer(o.id, 'withdrawn') from offers o where o.booking = r.booking and o.state = 'open' and o.id <> r.id;
  perform add_booking_jobs(r.booking, jsonb_build_array(r.job), moment);
  return query select 'made', null::timestamptz;
end
$$;
