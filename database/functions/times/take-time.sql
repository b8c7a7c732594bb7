-- Takes a time for good: turns the visitor's own hold, or its part of one of people who come together, into the appointment, or takes the time if it is free. With `only_held`
-- nothing but a live hold will do. Answers the id of the occupied time, or null if somebody else has it.
create or replace function take_time(
  practitioner_ text, clinic_ text, range tstzrange, hold uuid, visitor_ text, only_held boolean, moment timestamptz
) returns uuid language plpgsql as $$
declare
  taken uuid;
begin
  if hold is not null then
    update occupied_times t set expires_at = null, visitor = null, held_since = null, counted_as = null, held_with = null
      where t.id = hold and t.practitioner = practitioner_ and t.during = range and t.visitor is not null
        and (not only_held or t.expires_at > moment)
      returning t.id into taken;
    if taken is null then
      update occupied_times t set expires_at = null, visitor = null, held_since = null, counted_as = null, held_with = null
        where t.held_with = hold and t.practitioner = practitioner_ and t.during = range
          and (not only_held or t.expires_at > moment)
        returning t.id into taken;
    end if;
    if taken is not null then
      return taken;
    end if;
  end if;

  -- Most times are free: what may be in the way is looked at only if something is.
  for attempt in 1..2 loop
    if not only_held then
      insert into occupied_times (id, practitioner, clinic, during)
        values (gen_random_uuid(), practitioner_, clinic_, range)
        on conflict on constraint one_patient_at_a_time do nothing
        returning occupied_times.id into taken;
      if taken is not null or attempt = 2 then
        return taken;
      end if;
    end if;
    update occupied_times t set expires_at = null, visitor = null, held_since = null, counted_as = null, held_with = null
      where t.practitioner = practitioner_ and t.during = range and t.visitor = visitor_
        and (not only_held or t.expires_at > moment)
      returning t.id into taken;
    if taken is not null or only_held then
      return taken;
    end if;
    delete from occupied_times t
      where t.practitioner = practitioner_ and t.during && range and t.expires_at <= moment;
    if not found then
      return null;
    end if;
  end loop;
end
$$;
