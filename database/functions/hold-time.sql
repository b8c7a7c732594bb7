-- Holds a time for a visitor. Answers 'held', 'slot-taken' or 'too-many-holds', and the hold.
create or replace function hold_time(
  hold uuid, practitioner_ text, clinic_ text, range tstzrange, visitor_ text, max_holds integer,
  moment timestamptz, until timestamptz, longest interval
) returns table (outcome text, hold_id uuid, hold_until timestamptz) language plpgsql as $$
begin
  -- One at a time for a visitor, or two tabs could pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended(visitor_, 1));

  -- The same visitor and time again: a reload or a second click renews the hold.
  update occupied_times t set expires_at = least(until, t.held_since + longest)
    where t.practitioner = practitioner_ and t.during = range and t.visitor = visitor_ and t.held_since + longest > moment
    returning t.id, t.expires_at into hold_id, hold_until;
  if found then
    return query select 'held', hold_id, hold_until;
    return;
  end if;

  delete from occupied_times t
    where t.practitioner = practitioner_ and t.during && range and t.expires_at <= moment;
  if exists (select from occupied_times t where t.practitioner = practitioner_ and t.during && range) then
    return query select 'slot-taken', null::uuid, null::timestamptz;
    return;
  end if;
  if (select count(*) from occupied_times t where t.visitor = visitor_ and t.expires_at > moment) >= max_holds then
    return query select 'too-many-holds', null::uuid,
      (select min(t.expires_at) from occupied_times t where t.visitor = visitor_ and t.expires_at > moment);
    return;
  end if;

  insert into occupied_times (id, practitioner, clinic, during, expires_at, visitor, held_since)
    values (hold, practitioner_, clinic_, range, until, visitor_, moment)
    -- 'do nothing' and not an error: two plain inserts that meet wait for each other until the deadlock detector wakes.
    on conflict on constraint one_patient_at_a_time do nothing;
  if found then
    return query select 'held', hold, until;
  else
    return query select 'slot-taken', null::uuid, null::timestamptz;
  end if;
end
$$;
