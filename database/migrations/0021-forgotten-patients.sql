-- Who a booking was for is forgotten some time after the visit; what was booked, when, where and for which price stays, for counts and
-- settlements (docs/decisions/0036-what-is-left-of-a-visit.md).
alter table bookings alter column patient_birthdate drop not null;
-- Since then name, phone, email, birthdate and description are gone, and no token opens the booking.
alter table bookings add column forgotten_at timestamptz;
create index bookings_to_forget on bookings (ends_at) where forgotten_at is null;
