-- Cancels a booking, frees its time, takes back its points, ends what was still to be sent and leaves the message about it. A
-- request is {reference, revision, actor, channel, jobs}. False if the booking was not there to cancel.
create or replace function cancel_booking(request jsonb, moment timestamptz) returns boolean language plpgsql as $$
declare
  old bookings;
begin
  select * into old from bookings b
    where b.reference = request->>'reference' and b.state = 'booked' and b.revision = (request->>'revision')::integer
    for update;
  if not found then
    return false;
  end if;
  update bookings b set state = 'cancelled', occupied_time = null, revision = old.revision + 1, changed_at = moment
    where b.reference = old.reference;
  perform free_time_of(old, 'cancelled', moment);
  perform take_back_points(old.reference, moment);
  perform cancel_jobs(old.reference, moment);
  insert into audit_events (reference, revision, at, event, actor, channel)
    values (old.reference, old.revision + 1, moment, 'cancelled', request->>'actor', request->>'channel');
  perform add_booking_jobs(old.reference, request->'jobs', moment);
  return true;
end
$$;
