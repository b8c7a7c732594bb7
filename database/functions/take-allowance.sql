-- Counts an event against several limits at once, [{key, max, seconds}], and answers null; or, if one of them is
-- used up, counts nothing and answers the moment from which the event would be allowed again.
create or replace function take_allowance(limits jsonb, moment timestamptz) returns timestamptz language plpgsql as $$
declare
  counted text;
  free_at timestamptz;
begin
  -- Always in the order of the keys, so that two requests with two keys in common never wait for each other.
  for counted in select distinct l->>'key' as key from jsonb_array_elements(limits) l order by key loop
    perform pg_advisory_xact_lock(hashtextextended(counted, 0));
  end loop;

  -- If the max-th newest event is still inside the window, the limit is used up until it leaves.
  select max((
    select e.at + make_interval(secs => (l->>'seconds')::double precision)
    from counted_events e
    where e.key = l->>'key' and e.at > moment - make_interval(secs => (l->>'seconds')::double precision)
    order by e.at desc
    offset (l->>'max')::integer - 1
    limit 1
  )) into free_at from jsonb_array_elements(limits) l;
  if free_at is not null then
    return free_at;
  end if;

  insert into counted_events (key, at) select distinct l->>'key', moment from jsonb_array_elements(limits) l;
  return null;
end
$$;
