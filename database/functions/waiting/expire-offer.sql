-- Ends an offer of the waiting list that nobody has answered in time. It counts as ignored if its message was sent; whoever has ignored so many in a
-- row that they rest is told so, once. Answers whose times go on to the next.
create or replace function expire_offer(offer_ text, rests_after integer, moment timestamptz) returns setof text language plpgsql as $$
declare
  o offers;
  ignored_ integer;
begin
  perform from waiting_entries w where w.id = (select k.entry from offers k where k.id = offer_) for update;
  select * into o from offers k where k.id = offer_ and k.state = 'open' and k.expires_at <= moment for update;
  if not found then
    return;
  end if;
  update waiting_entries w set ignored = w.ignored + 1
    where w.id = o.entry and exists (select from jobs j where j.key = 'waiting-offer:' || o.id and j.state = 'done')
    returning w.ignored into ignored_;
  if ignored_ = rests_after then
    insert into jobs (kind, key, run_at, created_at) values ('waiting-rest', 'waiting-rest:' || o.id, moment, moment);
  end if;
  return query select * from end_waiting_offer(o.id, 'expired', moment);
end
$$;
