-- Why a phone may not book another time, or null if it may. Limits are {verification, per_verification, per_phone}; one that is
-- null does not count. Holds true as long as the caller has the phone's lock.
create or replace function booking_refusal(phone text, limits jsonb, moment timestamptz) returns text language plpgsql stable as $$
begin
  -- PL/pgSQL keeps the plans of these two for the session; every booking asks.
  if exists (
    select from verification_bookings v
    where v.verification = (limits->>'verification')::uuid and v.bookings >= (limits->>'per_verification')::integer
  ) then
    return 'verification-used-up';
  end if;
  if (
    select count(*) from bookings b where b.patient_phone = phone and b.state = 'booked' and b.starts_at > moment
  ) >= (limits->>'per_phone')::integer then
    return 'too-many-appointments';
  end if;
  return null;
end
$$;
