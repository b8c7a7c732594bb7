-- Ends an offer that is open and frees its times. Answers whose they were; nobody if it was over already.
create or replace function settle_offer(offer text, ending text) returns table (practitioner text) language plpgsql as $$
begin
  update offers o set state = ending where o.id = offer and o.state = 'open';
  if not found then
    return;
  end if;
  return query delete from occupied_times t where t.visitor = 'offer:' || offer returning t.practitioner;
end
$$;
