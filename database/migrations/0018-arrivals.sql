-- Patients who have checked in at a clinic's kiosk: each booking once at each of its times, so that a booking that staff move
-- afterwards can be checked in again.
create table arrivals (
  reference text not null references bookings (reference) on delete cascade,
  -- The start of the booking when its patient came.
  starts_at timestamptz not null,
  arrived_at timestamptz not null,
  -- The tablet; kept by its id, which says nothing about the patient.
  kiosk text not null,
  primary key (reference, starts_at)
);

-- A kiosk looks for the bookings of the coming days, whatever their clinic and state.
create index bookings_by_start on bookings (starts_at);

-- A check-in does not change the booking and has its revision: the calendar file and the messages stay as they are.
alter table audit_events drop constraint audit_events_event_check;
alter table audit_events add constraint audit_events_event_check check (event in ('booked', 'moved', 'cancelled', 'arrived'));
alter table audit_events drop constraint audit_events_pkey;
alter table audit_events add primary key (reference, revision, event);
