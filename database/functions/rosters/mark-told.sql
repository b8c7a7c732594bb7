-- Notes that a patient was told that the time of a booking is lost. The time may have been given back while the message went out: then they are told that too.
create or replace function mark_told(reference_ text, moment timestamptz) returns void language plpgsql as $$
begin
  update touched_bookings t set told_at = moment from bookings b
    where t.reference = reference_ and b.reference = t.reference and b.starts_at = t.starts_at;
  perform tell_that_it_stands(reference_, moment);
end
$$;
