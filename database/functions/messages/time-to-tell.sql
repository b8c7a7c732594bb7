-- What messages about a booking tell.
create or replace function time_to_tell(booking bookings) returns jsonb language sql stable as $$
  select jsonb_build_object('practitioner', booking.practitioner, 'clinic', booking.clinic, 'start', extract(epoch from booking.starts_at));
$$;
