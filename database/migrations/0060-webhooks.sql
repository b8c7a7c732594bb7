-- Where another system is told of bookings, if it wants to be.
alter table clients add column webhook_url text;
-- What signs those messages, sealed: unlike the secret of its token, we need it ourselves.
alter table clients add column webhook_secret text;
-- When its receiver answered 410: it wants no more.
alter table clients add column webhook_gone_at timestamptz;
alter table clients add constraint webhook_with_its_secret check ((webhook_url is null) = (webhook_secret is null));

-- What other systems are told of bookings, a row for each of them; its job is 'webhook:' and the id. Who it is for and what for is in none of it.
create table webhook_events (
  -- By which the receiver knows an event that comes again.
  id text primary key,
  -- The order in which they happened.
  place bigint generated always as identity,
  client text not null references clients (id),
  reference text not null references bookings (reference) on delete cascade,
  event text not null check (event in ('booked', 'moved', 'cancelled', 'arrived', 'no-show')),
  -- What has become of the booking.
  status text not null check (status in ('booked', 'cancelled', 'arrived', 'no-show')),
  -- Null where it was moved to a clinic of which the system is told nothing.
  clinic text,
  practitioner text,
  starts_at timestamptz,
  ends_at timestamptz,
  -- {clinic, practitioner, start, end} before a move, unless that was at such a clinic.
  was jsonb,
  -- {start, end} of the date that it is about, of a booking that has several.
  date jsonb,
  happened_at timestamptz not null,
  -- Those that failed.
  attempts integer not null default 0,
  -- When it is given up.
  try_until timestamptz not null,
  delivered_at timestamptz,
  check (clinic is not null or was is not null)
);
create index webhook_events_in_line on webhook_events (client, reference, place) where delivered_at is null;
create index webhook_events_of_a_client on webhook_events (client, happened_at);
create index webhook_events_of_a_booking on webhook_events (reference);
create index webhook_events_by_age on webhook_events (happened_at);
