-- Whether somebody waits still: their last day is not over, and the booking that they would move, if they have one, has not begun. It may move while they wait.
create or replace function waits_still(entry waiting_entries, moment timestamptz) returns boolean language sql stable as $$
  select entry.until > moment and (entry.booking is null or exists (
    select from bookings b where b.reference = entry.booking and b.state = 'booked' and b.starts_at > moment
  ))
$$;
