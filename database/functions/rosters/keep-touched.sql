-- Decides that a booking that lost its time takes place all the same, and leaves the message for a patient who was told otherwise. False if it was not
-- waiting for a decision.
create or replace function keep_touched(reference_ text, by_ text, moment timestamptz) returns boolean language plpgsql as $$
begin
  update touched_bookings t set state = 'kept', settled_at = moment, settled_by = by_
    where t.reference = reference_ and t.state = 'open';
  if not found then
    return false;
  end if;
  perform tell_that_it_stands(reference_, moment);
  return true;
end
$$;
