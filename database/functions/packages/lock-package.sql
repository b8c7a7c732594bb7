-- Keeps the visits of a booking's package from being booked, moved or cancelled meanwhile: with the lock of their phone, which make_bookings
-- takes too. Taken before any row is locked, so that no two wait for each other. Nothing for a booking without a package.
create or replace function lock_package(reference_ text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(b.patient_phone, 2)) from bookings b where b.reference = reference_ and b.package is not null;
$$;
