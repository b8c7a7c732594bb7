-- Why a phone may not have another place of a run, or null if it may: it has `most` already on dates within the range. Without `most` there is no
-- limit. Holds true as long as the caller has the phone's lock.
create or replace function place_refusal(phone text, run text, range tstzrange, most integer) returns text language sql stable as $$
  select 'too-many-places' from bookings b
  where b.patient_phone = phone and b.state = 'booked' and b.group_booking->>'id' = run and tstzrange(b.starts_at, b.ends_at, '[)') && range
  having count(*) >= most;
$$;
