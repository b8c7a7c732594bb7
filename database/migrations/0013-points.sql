-- Visits that earn points in a partner's loyalty programme: bookings, and video visits that were booked in the app.
create table point_visits (
  -- The booking's reference, or 'app:', the partner and the app's own id of the visit.
  id text primary key,
  partner text not null,
  reward_number text not null,
  -- The person: a family may share a phone.
  phone text not null,
  birthdate date not null,
  mode text not null check (mode in ('clinic', 'video')),
  is_first boolean not null,
  points integer not null check (points >= 0),
  recorded_at timestamptz not null,
  -- A cancelled visit has no points and is nobody's first.
  cancelled_at timestamptz,
  -- What an imported visit was said to be, to tell the same line again from another one with the same id.
  imported jsonb
);
-- docs/decisions/0027: one first visit of each mode for a number, and one for a person, whatever happens at the same time.
create unique index one_first_visit_of_a_number on point_visits (partner, mode, reward_number)
  where is_first and cancelled_at is null;
create unique index one_first_visit_of_a_person on point_visits (partner, mode, phone, birthdate)
  where is_first and cancelled_at is null;

-- What the partner was sent, and when.
create table point_exports (
  id bigint generated always as identity primary key,
  partner text not null,
  at timestamptz not null
);
create index point_exports_of_a_partner on point_exports (partner, at);

-- What the partner is told: points earned, and points taken back after they had been told.
create table point_lines (
  id bigint generated always as identity primary key,
  visit text not null references point_visits (id),
  partner text not null,
  -- In Oslo: when it was booked or cancelled; of a visit in the app, when it was.
  day date not null,
  points integer not null check (points <> 0),
  -- The export that it is in; null until then.
  export bigint references point_exports (id)
);
create unique index one_line_of_a_kind_for_a_visit on point_lines (visit, (points > 0));
create index point_lines_to_export on point_lines (partner, id) where export is null;
create index point_lines_of_an_export on point_lines (export) where export is not null;

-- For the monthly statement of an employer.
create index bookings_of_a_partner on bookings ((partner->>'id'), starts_at) where partner is not null;
