-- Calls off the dates to come of a group that are on some days, for everybody who has booked them. A request is {group, days, zone, actor, channel}. The dates are
-- those that were booked: the plan may have another hour or other runs by now. Who has other dates left keeps them; whose dates are all called off has nothing
-- left to come to, and pays nothing. Each is sent a message about each date.
-- Answers how many bookings it has changed: none if it was done before.
create or replace function call_off_dates(request jsonb, moment timestamptz) returns integer language plpgsql as $$
declare
  r record;
  old bookings;
  hit text[];
  new_dates jsonb;
  changed integer := 0;
begin
  select * into r from jsonb_to_record(request) as k ("group" text, days date[], zone text, actor text, channel text)
    where check_keys(request, '{group,days,zone,actor,channel}');
  for old in
    -- The id of a run is the group's and a day.
    select * from bookings b
    where b.group_booking is not null and left(b.group_booking->>'id', -11) = r."group" and b.state = 'booked' and b.ends_at > moment
    order by b.reference for update
  loop
    select array_agg(d.start order by d.start) into hit
      from jsonb_to_recordset(old.group_booking->'dates') as d (start text, "isCancelled" boolean)
      where (d.start::timestamptz at time zone r.zone)::date = any(r.days) and d.start::timestamptz > moment and d."isCancelled" is not true;
    continue when hit is null;
    select jsonb_agg(case when d.date->>'start' = any(hit) then d.date || '{"isCancelled": true}' else d.date end order by d.place) into new_dates
      from jsonb_array_elements(old.group_booking->'dates') with ordinality as d (date, place);
    -- Until when it can be cancelled is counted from the first date that is held.
    update bookings b set group_booking = jsonb_set(b.group_booking, '{dates}', new_dates), changed_at = moment, starts_at = coalesce((
        select min((d->>'start')::timestamptz) from jsonb_array_elements(new_dates) d where d->'isCancelled' is null
      ), b.starts_at)
      where b.reference = old.reference;
    if not exists (select from jsonb_array_elements(new_dates) d where d->'isCancelled' is null) then
      update bookings b set state = 'cancelled', occupied_time = null, cancellation_fee = 0 where b.reference = old.reference;
      delete from occupied_times t where t.id = old.occupied_time;
      perform take_back_points(old.reference, moment);
      perform cancel_jobs(old.reference, moment);
      insert into audit_events (reference, revision, at, event, actor, channel)
        values (old.reference, old.revision, moment, 'cancelled', r.actor, r.channel);
    end if;
    perform add_booking_jobs(old.reference, (
      select jsonb_agg(jsonb_build_object(
        'kind', 'date-cancelled', 'key', concat_ws(':', old.reference, 'date-cancelled', old.revision, h.start), 'run_at', moment, 'payload', '{}'::jsonb))
      from unnest(hit) as h (start)
    ), moment);
    perform tell_webhooks('cancelled', 'cancelled', old, null, h.start::timestamptz, moment) from unnest(hit) as h (start);
    changed := changed + 1;
  end loop;
  return changed;
end
$$;
