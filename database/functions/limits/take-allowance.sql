-- Counts an event against several limits at once and answers null; or, if one of them is used up, counts nothing and answers what
-- next_allowance does.
create or replace function take_allowance(limits jsonb, moment timestamptz) returns timestamptz language plpgsql as $$
declare
  counted text;
  free_at timestamptz;
begin
  -- Always in the order of the keys, so that two requests with two keys in common never wait for each other.
  for counted in select distinct l.key from jsonb_to_recordset(limits) as l (key text) order by l.key loop
    perform pg_advisory_xact_lock(hashtextextended(counted, 0));
  end loop;
  free_at := next_allowance(limits, moment);
  if free_at is null then
    insert into counted_events (key, at) select distinct l.key, moment from jsonb_to_recordset(limits) as l (key text);
  end if;
  return free_at;
end
$$;
