-- Somebody on the waiting list does not want what is held for them. They have answered, and go on waiting. Answers whose times go on to the next.
create or replace function decline_waiting_offer(offer_ text, moment timestamptz) returns setof text language plpgsql as $$
begin
  update waiting_entries w set ignored = 0 from offers o where o.id = offer_ and o.state = 'open' and w.id = o.entry;
  return query select * from end_waiting_offer(offer_, 'declined', moment);
end
$$;
