-- How often each verification of a phone has booked. Kept apart from the verifications, which booking must not wait for.
create table verification_bookings (
  verification uuid primary key,
  bookings integer not null,
  last_at timestamptz not null
);

-- The coming appointments of a phone.
create index bookings_of_a_phone on bookings (patient_phone, starts_at) where state = 'booked';
