-- When an event would be allowed by all limits, [{key, max, seconds, part_of, part}]; null if it is now. A limit with `part_of` names another
-- one of the list by its key, and its own maximum is at most one `part`-th of what that one has left: whoever asks much leaves
-- room for those who have not asked yet, however many they are. `first` and `tight` are for the callers that send them.
create or replace function next_allowance(limits jsonb, moment timestamptz) returns timestamptz language sql stable as $$
  with l as (
    select r.* from jsonb_array_elements(limits) e, jsonb_to_record(e)
      as r (key text, max integer, seconds double precision, part_of text, part integer, first text, tight integer)
    where check_keys(e, '{key,max,seconds}', '{part_of,part,first,tight}')
  )
  -- If the max-th newest event is still inside the window, the limit is used up until it leaves.
  select max((
    select e.at + make_interval(secs => w.seconds)
    from counted_events e
    where e.key = w.key and e.at > moment - make_interval(secs => w.seconds)
    order by e.at desc
    offset least(w.max, w.share) - 1
    limit 1
  ))
  from (
    select l.key, l.max, l.seconds, (
      select greatest(1, ceil((whole.max - count(e.at))::numeric / l.part))::integer
      from l whole
      left join counted_events e on e.key = whole.key and e.at > moment - make_interval(secs => whole.seconds)
      where whole.key = l.part_of
      group by whole.max, whole.seconds
    ) as share
    from l
  ) w;
$$;
