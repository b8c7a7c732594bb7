-- A later visit of a package whose patient did not come: set aside, so that the visit can be booked again. The first one never is: the package hangs on it.
alter table bookings add column is_missed boolean not null default false check (not is_missed or coalesce(visit > 1, false));
update bookings b set is_missed = true from desk_states d
  where d.reference = b.reference and d.starts_at = b.starts_at and d.state = 'no-show' and b.visit > 1;
drop index one_booking_of_a_visit;
create unique index one_booking_of_a_visit on bookings (package, visit) where state = 'booked' and package is not null and not is_missed;
