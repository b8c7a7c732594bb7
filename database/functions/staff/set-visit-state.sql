-- Says what became of a visit. A request is {reference, start, from, to, actor, channel}: `start` is that of the date, of a booking that has several.
-- Answers 'changed'; 'gone' if the booking has no such time any more; or 'other-state' if somebody else has changed it since it was read. A no-show sets a
-- later visit of a package aside, so that its patient can book it again; once they have, it cannot be taken back ('other-state' too).
create or replace function set_visit_state(request jsonb, moment timestamptz) returns text language plpgsql as $$
declare
  r record;
  found_ bookings;
  is_state text;
begin
  select * into r from jsonb_to_record(request)
    as k (reference text, start timestamptz, "from" text, "to" text, actor text, channel text)
    where check_keys(request, '{reference,start,from,to,actor,channel}');
  perform lock_package(r.reference);
  -- Locked, so that a move or a cancellation of the same moment comes before or after, and so does a check-in at the kiosk.
  select * into found_ from bookings b where b.reference = r.reference and b.state = 'booked' for update;
  if not found or not (case when found_.group_booking is null then found_.starts_at = r.start
      else exists (select from jsonb_to_recordset(found_.group_booking->'dates') as g (start timestamptz) where g.start = r.start) end) then
    return 'gone';
  end if;
  is_state := visit_state(found_.reference, r.start);
  if is_state <> r."from" then
    return 'other-state';
  end if;
  if found_.is_missed
    and visit_refusal(found_.package, found_.visit, found_.reference, tstzrange(found_.starts_at, found_.ends_at, '[)')) is not null then
    return 'other-state';
  end if;
  update bookings b set is_missed = r."to" = 'no-show' where b.reference = found_.reference and b.visit > 1;
  if r."to" in ('called-in', 'done', 'no-show') then
    insert into desk_states as d (reference, starts_at, state, at, called_in_at)
      values (found_.reference, r.start, r."to", moment, case when r."to" = 'called-in' then moment end)
      on conflict (reference, starts_at) do update set state = excluded.state, at = excluded.at,
        called_in_at = case r."to" when 'no-show' then null else coalesce(d.called_in_at, excluded.called_in_at) end;
  else
    delete from desk_states d where d.reference = found_.reference and d.starts_at = r.start;
  end if;
  if r."to" in ('booked', 'no-show') then
    delete from arrivals a where a.reference = found_.reference and a.starts_at = r.start;
  elsif r."to" = 'arrived' then
    insert into arrivals (reference, starts_at, arrived_at) values (found_.reference, r.start, moment) on conflict do nothing;
    insert into audit_events (reference, revision, at, event, starts_at, actor, channel)
      values (found_.reference, found_.revision, moment, 'arrived', r.start, r.actor, r.channel) on conflict do nothing;
  end if;
  -- Also what is taken back: a system that has heard of it would go on believing it.
  if told_status(is_state) <> told_status(r."to") then
    perform tell_webhooks(told_status(r."to"), told_status(r."to"), found_, null, r.start, moment);
  end if;
  return 'changed';
end
$$;
