-- Leaves an event of a booking for the webhooks that may know of it: of the system that made the booking, and of those that are told of all bookings; each at
-- its clinics. `old` is the booking before a move, else null; `start` is that of the date that it is about, of a booking that has several. Called by whoever has the booking
-- locked, so that `place` has the order in which things happened to it.
create or replace function tell_webhooks(event_ text, status_ text, booking bookings, old bookings, start timestamptz, moment timestamptz)
returns void language plpgsql as $$
begin
  with told as (
    insert into webhook_events (id, client, reference, event, status, clinic, practitioner, starts_at, ends_at, was, date, happened_at, try_until)
      select 'evt_' || replace(gen_random_uuid()::text, '-', ''), c.id, booking.reference, event_, status_,
        case when s.sees then booking.clinic end, case when s.sees then booking.practitioner end,
        case when s.sees then booking.starts_at end, case when s.sees then booking.ends_at end,
        case when s.saw then jsonb_build_object('clinic', old.clinic, 'practitioner', old.practitioner, 'start', old.starts_at, 'end', old.ends_at) end,
        date_of(booking, start), moment, moment + interval '3 days'
      from clients c, lateral (
        select cardinality(c.clinics) = 0 or booking.clinic = any(c.clinics) as sees,
          old.reference is not null and (cardinality(c.clinics) = 0 or old.clinic = any(c.clinics)) as saw
      ) s
      where c.webhook_url is not null and c.revoked_at is null and c.webhook_gone_at is null
        and (booking.client = c.id or 'events/all-bookings' = any(c.scopes)) and (s.sees or s.saw)
      returning id, reference
  )
  insert into jobs (kind, key, reference, run_at, created_at)
    select 'webhook', 'webhook:' || t.id, t.reference, moment, moment from told t;
end
$$;
