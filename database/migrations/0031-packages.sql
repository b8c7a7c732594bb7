-- A package is several visits at one price. Each visit is a booking; `package` is the reference of the first one, which has it too.
alter table bookings
  add column package text references bookings (reference),
  add column visit integer check (visit > 0),
  add constraint visit_of_a_package check ((package is null) = (visit is null));
create unique index one_booking_of_a_visit on bookings (package, visit) where state = 'booked' and package is not null;
