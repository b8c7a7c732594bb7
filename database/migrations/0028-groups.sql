-- Classes, courses and webinars: their plans are rosters of a third kind, and a booking of one knows its dates.
alter table rosters drop constraint rosters_kind_check;
alter table rosters add constraint rosters_kind_check check (kind in ('practitioner', 'clinic', 'group'));

create table group_plans (
  id text primary key,
  -- As in content/groups/, without the id.
  plan jsonb not null
);

-- {id, date, isOnline, cancellationHours, dates: [{start, end, isCancelled}]}: `id` is the run's, `date` null for all its dates. Null for the time of one
-- patient. The booking's own start and end are those of its first and its last date.
alter table bookings add column group_booking jsonb;
create index bookings_of_a_group on bookings ((group_booking->>'id')) where group_booking is not null;

-- Who takes part in a course checks in on each of its dates.
alter table audit_events drop constraint audit_events_pkey;
create unique index audit_events_once on audit_events (reference, revision, event, coalesce(starts_at, '-infinity'));
