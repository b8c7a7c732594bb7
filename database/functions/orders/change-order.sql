-- Brings an order from one state to another, forgets where it was sent and leaves the job that tells of it and gives its time back. A request is {reference, from, to, actor,
-- channel, who, job, messages}: `messages` are limits, over which the job tells nothing; null where none count. False if the order was not in the
-- state `from`. Which states follow each other is decided by the caller (domain/orders/order-states.ts).
create or replace function change_order(request jsonb, moment timestamptz) returns boolean language plpgsql as $$
declare
  r record;
begin
  select * into r from jsonb_to_record(request)
    as k (reference text, "from" text, "to" text, actor text, channel text, who text, job jsonb, messages jsonb)
    where check_keys(request, '{reference,from,to,actor,channel,who,job,messages}');
  update orders o set state = r."to", street = null, postcode = null, place = null, changed_at = moment
    where o.reference = r.reference and o.state = r."from";
  if not found then
    return false;
  end if;
  insert into order_events (reference, state, at, actor, channel, who)
    values (r.reference, r."to", moment, r.actor, r.channel, r.who);
  perform add_booking_jobs(r.reference, jsonb_build_array(
    case when r.messages is null or take_allowance(r.messages, moment) is null then r.job else r.job || '{"payload": {"tells": "nothing"}}' end
  ), moment);
  return true;
end
$$;
