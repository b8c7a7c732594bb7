-- Holds a time for a visitor. A request is {practitioner, clinic, from, to, visitor, max_holds, until, longest_minutes, only_renew,
-- counted, day}: `counted` are the address and networks that the hold is counted against, [{key, max}]; `day` bounds the holds of
-- a day to a share of what is open of it, {practitioners, from, to, minutes, part, least}. With `only_renew` nothing but the
-- visitor's own hold will do. Answers 'held' and the hold, 'slot-taken', or 'too-many-holds' and when the first of them ends.
create or replace function hold_time(request jsonb, moment timestamptz)
returns table (outcome text, hold_id uuid, hold_until timestamptz) language plpgsql as $$
declare
  r record;
  d record;
  range tstzrange;
  longest interval;
  name text;
begin
  select * into r from jsonb_to_record(request) as k (
      practitioner text, clinic text, "from" timestamptz, "to" timestamptz, visitor text, max_holds integer, until timestamptz,
      longest_minutes integer, only_renew boolean, counted jsonb, day jsonb)
    where check_keys(request, '{practitioner,clinic,from,to,visitor,max_holds,until,longest_minutes,only_renew,counted,day}');
  select * into d from jsonb_to_record(r.day)
    as k (practitioners text[], "from" timestamptz, "to" timestamptz, minutes integer, part integer, least integer)
    where check_keys(r.day, '{practitioners,from,to,minutes,part,least}');
  range := tstzrange(r."from", r."to", '[)');
  longest := make_interval(mins => r.longest_minutes);
  -- One at a time for whatever is counted, or two requests could pass a limit together; always in one order, so that two
  -- requests with two names in common never wait for each other.
  for name in
    select r.visitor as n
    union select c.key from jsonb_array_elements(r.counted) e, jsonb_to_record(e) as c (key text, max integer) where check_keys(e, '{key,max}')
    union select concat_ws(' ', r.clinic, extract(epoch from d."to"))
    order by n
  loop
    perform pg_advisory_xact_lock(hashtextextended(name, 1));
  end loop;

  -- The same visitor and time again: a reload or a second click renews the hold.
  update occupied_times t set expires_at = least(r.until, t.held_since + longest)
    where t.practitioner = r.practitioner and t.during = range and t.visitor = r.visitor and t.held_since + longest > moment and t.held_with is null
    returning t.id, t.expires_at into hold_id, hold_until;
  if found then
    return query select 'held', hold_id, hold_until;
    return;
  end if;

  delete from occupied_times t where t.practitioner = r.practitioner and t.during && range and t.expires_at <= moment;
  if r.only_renew or exists (
    select from occupied_times t where t.practitioner = r.practitioner and t.during && range
  ) then
    return query select 'slot-taken', null::uuid, null::timestamptz;
    return;
  end if;
  hold_until := too_many_holds(
    r.visitor, r.max_holds, r.counted, r.clinic, 1, minutes_of(range), d.practitioners, tstzrange(d."from", d."to", '[)'), d.minutes, d.part, d.least, moment);
  if hold_until is not null then
    return query select 'too-many-holds', null::uuid, hold_until;
    return;
  end if;

  insert into occupied_times (id, practitioner, clinic, during, expires_at, visitor, held_since, counted_as)
    values (
      gen_random_uuid(), r.practitioner, r.clinic, range, r.until, r.visitor, moment,
      array(select c.key from jsonb_to_recordset(r.counted) as c (key text)))
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
