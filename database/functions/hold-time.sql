-- Holds a time for a visitor. A request is {practitioner, clinic, from, to, visitor, max_holds, until, longest_minutes, only_renew,
-- counted, day}: `counted` are the address and networks that the hold is counted against, [{key, max}]; `day` bounds the holds of
-- a day to a share of what is open of it, {practitioners, from, to, minutes, part, least}. With `only_renew` nothing but the
-- visitor's own hold will do. Answers 'held' and the hold, 'slot-taken', or 'too-many-holds' and when the first of them ends.
create or replace function hold_time(request jsonb, moment timestamptz)
returns table (outcome text, hold_id uuid, hold_until timestamptz) language plpgsql as $$
declare
  range tstzrange := tstzrange((request->>'from')::timestamptz, (request->>'to')::timestamptz, '[)');
  longest interval := make_interval(mins => (request->>'longest_minutes')::integer);
  name text;
begin
  -- One at a time for whatever is counted, or two requests could pass a limit together; always in one order, so that two
  -- requests with two names in common never wait for each other.
  for name in
    select request->>'visitor' as n
    union select c->>'key' from jsonb_array_elements(request->'counted') c
    union select concat_ws(' ', request->>'clinic', request->'day'->>'to')
    order by n
  loop
    perform pg_advisory_xact_lock(hashtextextended(name, 1));
  end loop;

  -- The same visitor and time again: a reload or a second click renews the hold.
  update occupied_times t set expires_at = least((request->>'until')::timestamptz, t.held_since + longest)
    where t.practitioner = request->>'practitioner' and t.during = range and t.visitor = request->>'visitor'
      and t.held_since + longest > moment
    returning t.id, t.expires_at into hold_id, hold_until;
  if found then
    return query select 'held', hold_id, hold_until;
    return;
  end if;

  delete from occupied_times t
    where t.practitioner = request->>'practitioner' and t.during && range and t.expires_at <= moment;
  if (request->>'only_renew')::boolean or exists (
    select from occupied_times t where t.practitioner = request->>'practitioner' and t.during && range
  ) then
    return query select 'slot-taken', null::uuid, null::timestamptz;
    return;
  end if;
  hold_until := too_many_holds(request, moment);
  if hold_until is not null then
    return query select 'too-many-holds', null::uuid, hold_until;
    return;
  end if;

  insert into occupied_times (id, practitioner, clinic, during, expires_at, visitor, held_since, counted_as)
    values (
      gen_random_uuid(), request->>'practitioner', request->>'clinic', range, (request->>'until')::timestamptz,
      request->>'visitor', moment, array(select c->>'key' from jsonb_array_elements(request->'counted') c))
    -- 'do nothing' and not an error: two plain inserts that meet wait for each other until the deadlock detector wakes.
    on conflict on constraint one_patient_at_a_time do nothing
    returning id, expires_at into hold_id, hold_until;
  if found then
    return query select 'held', hold_id, hold_until;
  else
    return query select 'slot-taken', null::uuid, null::timestamptz;
  end if;
end
$$;
