-- The date of a booking that begins at a moment, {start, end}; null of one that has no dates of its own.
create or replace function date_of(booking bookings, start_ timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_object('start', d.start, 'end', d."end")
    from jsonb_to_recordset(booking.group_booking->'dates') as d (start timestamptz, "end" timestamptz) where d.start = start_;
$$;
