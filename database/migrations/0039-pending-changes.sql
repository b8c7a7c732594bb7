-- What staff have asked for and can still take back. A job carries it out once it is due; until then no message leaves, the old time stays taken
-- and the new one is held. Nothing of the patient is here.
create table pending_changes (
  id uuid primary key,
  -- One at a time of a booking.
  reference text not null unique references bookings (reference) on delete cascade,
  -- The revision that was seen: a booking that its patient has changed since is left alone.
  revision integer not null,
  kind text not null check (kind in ('cancel', 'move')),
  -- What is to become of it, as database/staff/pending-changes.ts writes it.
  details jsonb not null,
  due_at timestamptz not null,
  -- Since when it is being carried out and can no longer be taken back.
  begun_at timestamptz,
  -- Why it was not carried out: a problem code.
  problem text
);

-- Why staff cancelled a booking; null where its patient did.
alter table bookings add column cancellation_reason text
  check (cancellation_reason in ('patient-asked', 'practitioner-ill', 'clinic-mistake', 'other'));
