-- Who works when. A roster is that of one practitioner (shifts and absences) or of one clinic (closures and special hours),
-- and is always replaced as a whole. Times are told in the clinic's zone.
create table rosters (
  kind text not null check (kind in ('practitioner', 'clinic')),
  -- The id of the practitioner or clinic in content.
  id text not null,
  -- Grows with every change; whoever changes a roster says which revision they have seen.
  revision integer not null,
  changed_at timestamptz not null,
  primary key (kind, id)
);

create table shifts (
  practitioner text not null,
  -- Keeps the order in which they were written.
  place integer not null,
  clinic text not null,
  days text[] not null check (cardinality(days) > 0 and days <@ '{mon,tue,wed,thu,fri,sat,sun}'),
  starts time not null,
  -- 24:00 is midnight at the end of the day.
  ends time not null check (ends > starts),
  -- [{from, to}]
  breaks jsonb not null,
  -- Odd and even are ISO weeks.
  weeks text not null check (weeks in ('every', 'odd', 'even')),
  -- Both included; null: since ever, for good.
  valid_from date,
  valid_to date check (valid_to >= valid_from),
  primary key (practitioner, place)
);

-- Why somebody is away is never kept.
create table absences (
  practitioner text not null,
  place integer not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  primary key (practitioner, place)
);

create table closures (
  clinic text not null,
  place integer not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- By language, as patients read it.
  reason jsonb not null,
  primary key (clinic, place)
);

create table special_hours (
  clinic text not null,
  place integer not null,
  day date not null,
  -- [{from, to}]
  hours jsonb not null,
  reason jsonb not null,
  primary key (clinic, place)
);

-- The history: every revision of every roster as it was written, by whom and through what.
create table roster_changes (
  kind text not null,
  id text not null,
  revision integer not null,
  at timestamptz not null,
  -- Who and through what, as in audit_events; 'start' is a server that finds no roster yet and takes the one of content.
  actor text not null check (actor in ('patient', 'staff', 'system', 'partner')),
  channel text not null check (channel in ('web', 'kiosk', 'console', 'command', 'job', 'start')),
  -- The name of the person, where there is one.
  who text,
  roster jsonb not null,
  primary key (kind, id, revision)
);

-- Bookings whose time a change of a roster took away: they stand until somebody decides. A booking that is moved or cancelled
-- is settled by that, so only 'kept' and 'restored' have to be written down.
create table touched_bookings (
  reference text not null references bookings (reference) on delete cascade,
  -- The time that was taken away; another row if the booking is moved and touched again.
  starts_at timestamptz not null,
  reason text not null check (reason in ('clinic-closed', 'absent', 'not-on-shift')),
  -- kept: it takes place all the same. restored: a later change gave the time back.
  state text not null default 'open' check (state in ('open', 'kept', 'restored')),
  touched_at timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  primary key (reference, starts_at)
);
create index touched_bookings_open on touched_bookings (starts_at) where state = 'open';

create index bookings_of_a_practitioner on bookings (practitioner, starts_at) where state = 'booked';
create index bookings_of_a_clinic on bookings (clinic, starts_at) where state = 'booked';
