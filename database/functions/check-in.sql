-- Marks a booking as arrived. A request is {reference, revision, kiosk, actor, channel}. Answers 'arrived'; 'already-arrived'; or
-- 'gone' if the booking was cancelled or moved since it was read.
create or replace function check_in(request jsonb, moment timestamptz) returns text language plpgsql as $$
declare
  found_ bookings;
begin
  -- Locked, so that a move or a cancellation of the same moment comes before or after, and so does a second check-in.
  select * into found_ from bookings b
    where b.reference = request->>'reference' and b.state = 'booked' and b.revision = (request->>'revision')::integer
    for update;
  if not found then
    return 'gone';
  end if;
  insert into arrivals (reference, starts_at, arrived_at, kiosk)
    values (found_.reference, found_.starts_at, moment, request->>'kiosk')
    on conflict do nothing;
  if not found then
    return 'already-arrived';
  end if;
  insert into audit_events (reference, revision, at, event, starts_at, actor, channel)
    values (found_.reference, found_.revision, moment, 'arrived', found_.starts_at, request->>'actor', request->>'channel');
  return 'arrived';
end
$$;
