-- Why a phone may not book another time, or null if it may. Limits are {verification, per_verification, per_phone}; one that is
-- null does not count. Holds true as long as the caller has the phone's lock.
create or replace function booking_refusal(phone text, limits jsonb, moment timestamptz) returns text language sql stable as $$
  select case
    when (
      select v.bookings from verification_bookings v where v.verification = (limits->>'verification')::uuid
    ) >= (limits->>'per_verification')::integer then 'verification-used-up'
    when (
      select count(*) from bookings b where b.patient_phone = phone and b.state = 'booked' and b.starts_at > moment
    ) >= (limits->>'per_phone')::integer then 'too-many-appointments'
  end;
$$;
