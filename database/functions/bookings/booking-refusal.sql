-- Why a phone may not book another time, or null if it may. Limits are {verification, per_verification, per_phone, per_run, messages};
-- one that is null does not count, nor do limits that are null as a whole. Holds true as long as the caller has the phone's lock.
create or replace function booking_refusal(phone text, limits jsonb, moment timestamptz) returns text language plpgsql stable as $$
declare
  l record;
begin
  if limits is null or jsonb_typeof(limits) = 'null' then
    return null;
  end if;
  select * into l from jsonb_to_record(limits) as r (verification uuid, per_verification integer, per_phone integer, per_run integer, messages jsonb)
    where check_keys(limits, '{verification,per_verification,per_phone,messages}', '{per_run}');
  -- PL/pgSQL keeps the plans of these two for the session; every booking asks.
  if exists (
    select from verification_bookings v
    where v.verification = l.verification and v.bookings >= l.per_verification
  ) then
    return 'verification-used-up';
  end if;
  if (
    -- A package counts once, however many of its visits are booked.
    select count(distinct coalesce(b.package, b.reference)) from bookings b where b.patient_phone = phone and b.state = 'booked' and b.starts_at > moment
  ) >= l.per_phone then
    return 'too-many-appointments';
  end if;
  return null;
end
$$;
