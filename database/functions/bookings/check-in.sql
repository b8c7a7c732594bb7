-- Marks a booking as arrived. A request is {reference, revision, start, kiosk, actor, channel}: `start` is that of the date, of a booking
-- that has several. Answers 'arrived'; 'already-arrived'; or
-- 'gone' if the booking was cancelled or moved since it was read.
create or replace function check_in(request jsonb, moment timestamptz) returns text language plpgsql as $$
declare
  r record;
  found_ bookings;
begin
  select * into r from jsonb_to_record(request) as k (reference text, revision integer, start timestamptz, kiosk text, actor text, channel text)
    where check_keys(request, '{reference,revision,kiosk,actor,channel}', '{start}');
  -- Locked, so that a move or a cancellation of the same moment comes before or after, and so does a second check-in.
  select * into found_ from bookings b
    where b.reference = r.reference and b.state = 'booked' and b.revision = r.revision
    for update;
  if not found then
    return 'gone';
  end if;
  insert into arrivals (reference, starts_at, arrived_at, kiosk)
    values (found_.reference, coalesce(r.start, found_.starts_at), moment, r.kiosk)
    on conflict do nothing;
  if not found then
    return 'already-arrived';
  end if;
  insert into audit_events (reference, revision, at, event, starts_at, actor, channel)
    values (found_.reference, found_.revision, moment, 'arrived', coalesce(r.start, found_.starts_at), r.actor, r.channel);
  perform tell_webhooks('arrived', 'arrived', found_, null, r.start, moment);
  return 'arrived';
end
$$;
