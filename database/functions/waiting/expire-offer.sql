-- Ends an offer of the waiting list that nobody has answered in time. It counts as ignored if its message was sent. Answers whose times go on to the next.
create or replace function expire_offer(offer_ text, moment timestamptz) returns setof text language plpgsql as $$
declare
  o offers;
begin
  perform from waiting_entries w where w.id = (select k.entry from offers k where k.id = offer_) for update;
  select * into o from offers k where k.id = offer_ and k.state = 'open' and k.expires_at <= moment for update;
  if not found then
    return;
  end if;
  update waiting_entries w set ignored = w.ignored + 1
    where w.id = o.entry and exists (select from jobs j where j.key = 'waiting-offer:' || o.id and j.state = 'done');
  return query select * from end_waiting_offer(o.id, 'expired', moment);
end
$$;
