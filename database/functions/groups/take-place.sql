-- Takes a place of a run for good: turns the visitor's own hold into the booking, or takes the first place that is free. Each place is a time that
-- only one person can have (take_time), so there is never one too many. Answers the id of the occupied time, or null if all are taken.
create or replace function take_place(
  run text, places integer, clinic_ text, range tstzrange, hold uuid, visitor_ text, moment timestamptz
) returns uuid language plpgsql as $$
declare
  taken uuid;
  name text;
begin
  select t.practitioner into name from occupied_times t where t.id = hold and t.practitioner like run || '#%';
  if name is not null then
    taken := take_time(name, clinic_, range, hold, visitor_, false, moment);
    if taken is not null then
      return taken;
    end if;
  end if;
  for name in select free_places(run, places, range, visitor_, moment) loop
    taken := take_time(name, clinic_, range, null, visitor_, false, moment);
    if taken is not null then
      return taken;
    end if;
  end loop;
  return null;
end
$$;
