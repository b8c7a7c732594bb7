-- Somebody who is checked in at the desk has no tablet.
alter table arrivals alter column kiosk drop not null;

-- What became of a visit once its patient was there, or was not: for each of a booking's times, set by staff.
create table desk_states (
  reference text not null references bookings (reference) on delete cascade,
  starts_at timestamptz not null,
  state text not null check (state in ('called-in', 'done', 'no-show')),
  at timestamptz not null,
  primary key (reference, starts_at)
);

-- What the desk should know of a booking, in the words of staff. Forgotten with the patient.
alter table bookings add column desk_note text;
