-- Holds the times of people who come together, all of them or none, as one hold. A request is that of hold_time with `times`, [{practitioner, from, to,
-- only_renew}], in place of its time; `max_holds` is how many single times the visitor may have beside them. Answers as hold_time does.
create or replace function hold_together(request jsonb, moment timestamptz)
returns table (outcome text, hold_id uuid, hold_until timestamptz) language plpgsql as $$
declare
  r record;
  d record;
  t record;
  wanted jsonb;
  count_ integer;
  minutes numeric;
  must_renew boolean;
  longest interval;
  name text;
begin
  select * into r from jsonb_to_record(request) as k (
      times jsonb, clinic text, visitor text, max_holds integer, until timestamptz, longest_minutes integer, counted jsonb, day jsonb)
    where check_keys(request, '{times,clinic,visitor,max_holds,until,longest_minutes,counted,day}');
  select * into d from jsonb_to_record(r.day)
    as k (practitioners text[], "from" timestamptz, "to" timestamptz, minutes integer, part integer, least integer)
    where check_keys(r.day, '{practitioners,from,to,minutes,part,least}');
  select jsonb_agg(jsonb_build_array(k.practitioner, k.during) order by k.practitioner, k.during), count(*), sum(minutes_of(k.during)), bool_or(k.only_renew)
    into wanted, count_, minutes, must_renew
    from (
      select i.practitioner, tstzrange(i."from", i."to", '[)') as during, i.only_renew
      from jsonb_array_elements(r.times) e, jsonb_to_record(e) as i (practitioner text, "from" timestamptz, "to" timestamptz, only_renew boolean)
      where check_keys(e, '{practitioner,from,to,only_renew}')
    ) k;
  longest := make_interval(mins => r.longest_minutes);
  -- As hold_time does.
  for name in
    select r.visitor as n
    union select c.key from jsonb_array_elements(r.counted) e, jsonb_to_record(e) as c (key text, max integer) where check_keys(e, '{key,max}')
    union select concat_ws(' ', r.clinic, extract(epoch from d."to"))
    order by n
  loop
    perform pg_advisory_xact_lock(hashtextextended(name, 1));
  end loop;

  -- The same visitor and times again: a reload or a second click renews the hold.
  select o.held_with into hold_id from occupied_times o
    where o.visitor = r.visitor and o.held_with is not null and o.expires_at > moment and o.held_since + longest > moment
    group by o.held_with
    having jsonb_agg(jsonb_build_array(o.practitioner, o.during) order by o.practitioner, o.during) = wanted
    limit 1;
  if hold_id is not null then
    update occupied_times o set expires_at = least(r.until, o.held_since + longest) where o.held_with = hold_id;
    select min(o.expires_at) into hold_until from occupied_times o where o.held_with = hold_id;
    return query select 'held', hold_id, hold_until;
    return;
  end if;

  if must_renew then
    return query select 'slot-taken', null::uuid, null::timestamptz;
    return;
  end if;
  hold_until := too_many_holds(
    r.visitor, r.max_holds + count_, r.counted, r.clinic, count_, minutes, d.practitioners, tstzrange(d."from", d."to", '[)'),
    d.minutes, d.part, greatest(d.least, count_), moment);
  if hold_until is not null then
    return query select 'too-many-holds', null::uuid, hold_until;
    return;
  end if;

  hold_id := gen_random_uuid();
  hold_until := r.until;
  -- In the order in which book_together takes times, so that a family that holds and one that books never wait for each other.
  for t in select w->>0 as practitioner, (w->>1)::tstzrange as during from jsonb_array_elements(wanted) with ordinality as e (w, place) order by e.place loop
    delete from occupied_times o where o.practitioner = t.practitioner and o.during && t.during and o.expires_at <= moment;
    insert into occupied_times (id, practitioner, clinic, during, expires_at, visitor, held_since, counted_as, held_with)
      values (
        gen_random_uuid(), t.practitioner, r.clinic, t.during, r.until, r.visitor, moment,
        array(select c.key from jsonb_to_recordset(r.counted) as c (key text)), hold_id)
      on conflict on constraint one_patient_at_a_time do nothing;
    if not found then
      delete from occupied_times o where o.held_with = hold_id;
      return query select 'slot-taken', null::uuid, null::timestamptz;
      return;
    end if;
  end loop;
  return query select 'held', hold_id, hold_until;
end
$$;
