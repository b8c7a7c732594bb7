-- Messages about bookings that were sent in the last hour.
create or replace function booking_messages_of_last_hour(moment timestamptz) returns integer language sql stable as $$
  select coalesce(sum(m.count), 0)::integer from sent_messages m where m.minute > moment - interval '1 hour';
$$;
