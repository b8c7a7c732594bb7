-- Cancels a booking, frees its time and ends what was still to be sent. False if it was not there to cancel.
create or replace function cancel_booking(reference_ text, revision_ integer, moment timestamptz) returns boolean language plpgsql as $$
declare
  freed uuid;
begin
  select b.occupied_time into freed from bookings b
    where b.reference = reference_ and b.state = 'booked' and b.revision = revision_ for update;
  if not found then
    return false;
  end if;
  update bookings b set state = 'cancelled', occupied_time = null, revision = b.revision + 1, changed_at = moment
    where b.reference = reference_;
  delete from occupied_times t where t.id = freed;
  perform cancel_jobs(reference_, moment);
  insert into audit_events (reference, revision, at, event) values (reference_, revision_ + 1, moment, 'cancelled');
  return true;
end
$$;
