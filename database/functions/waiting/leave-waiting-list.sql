-- Ends an entry of the waiting list with what is held for it. Answers whose times are free again.
create or replace function leave_waiting_list(entry_ text, moment timestamptz) returns setof text language plpgsql as $$
begin
  -- Before the offers: none can be made from here on.
  perform from waiting_entries w where w.id = entry_ for update;
  return query select p.name from offers o, end_waiting_offer(o.id, 'withdrawn', moment) as p (name) where o.entry = entry_ and o.state = 'open';
  delete from waiting_entries w where w.id = entry_;
  update jobs j set state = 'cancelled', finished_at = moment where j.key = 'waiting:' || entry_ and j.state = 'waiting';
end
$$;
