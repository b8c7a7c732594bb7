-- Ends what was still to be sent about a booking.
create or replace function cancel_jobs(reference_ text, moment timestamptz) returns void language sql as $$
  update jobs set state = 'cancelled', finished_at = moment
    where key >= reference_ || ':' and key < reference_ || ';' and state = 'waiting';
$$;
