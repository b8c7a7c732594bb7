-- Ends an open offer of the waiting list; what it held is noted as free and so goes on to the next. Answers whose times they were; nobody if it was over.
create or replace function end_waiting_offer(offer_ text, ending text, moment timestamptz) returns setof text language plpgsql as $$
declare
  t occupied_times;
begin
  update offers o set state = ending where o.id = offer_ and o.state = 'open';
  if not found then
    return;
  end if;
  for t in delete from occupied_times k where k.visitor = 'offer:' || offer_ returning k.* loop
    perform record_freed_time(t.practitioner, t.clinic, t.during, 'offer-ended', moment);
    return next t.practitioner;
  end loop;
end
$$;
