-- Makes the bookings of people who come together, all of them or none. A request is {key, fingerprint, answer, bookings}: `bookings` are requests of
-- make_bookings for one phone, without keys of their own. They cost one message, so only the first of them is judged by the limits on messages. The
-- outcome is that of make_bookings: of all, or of the first that was refused.
create or replace function book_together(request jsonb, moment timestamptz)
returns table (outcome text, answer jsonb, allowed_at timestamptz) language plpgsql as $$
declare
  r record;
  known idempotency_keys;
  one jsonb;
  is_first boolean := true;
begin
  select * into r from jsonb_to_record(request) as k (key text, fingerprint text, answer jsonb, bookings jsonb)
    where check_keys(request, '{key,fingerprint,answer,bookings}');
  -- As make_bookings does, so that the twin of this very request waits until it is answered.
  perform pg_advisory_xact_lock(hashtextextended(r.bookings->0->'booking'->>'patient_phone', 2));
  select * into known from idempotency_keys k where k.key = r.key;
  if known.answer is null and known.fingerprint = r.fingerprint then
    -- Refused before, and tried anew.
    delete from idempotency_keys k where k.key = r.key and k.answer is null;
  elsif known.key is not null then
    return query select case when known.fingerprint = r.fingerprint then 'repeated' else 'other-request' end, known.answer, null::timestamptz;
    return;
  end if;

  begin
    -- In the order of make_bookings, so that two families that want the same times never wait for each other.
    for one in
      select e.request from jsonb_array_elements(r.bookings) with ordinality as e (request, place)
        join read_booking_requests(r.bookings) b on b.place = e.place
        order by b.practitioner, b.during
    loop
      if not is_first then
        one := jsonb_set(one, '{limits,messages}', '[]');
      end if;
      is_first := false;
      select m.outcome, m.allowed_at into outcome, allowed_at from make_bookings(jsonb_build_array(one), moment) m;
      if outcome <> 'booked' then
        -- Takes back those before it; what happened stays in the variables.
        raise exception using errcode = 'IN001', message = outcome;
      end if;
    end loop;
  exception when sqlstate 'IN001' then
    return next;
    return;
  end;
  insert into idempotency_keys (key, fingerprint, answer, created_at) values (r.key, r.fingerprint, r.answer, moment);
  return next;
end
$$;
