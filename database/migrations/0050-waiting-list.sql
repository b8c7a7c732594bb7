-- Who waits for a time, or for a place of a full class or course. Deleted when it is over: they have a time, wait no longer, or the last day has passed.
create table waiting_entries (
  -- Like a booking's: eight letters and digits.
  id text primary key,
  -- SHA-256 of the token in the link.
  token_hash text not null,
  treatment text not null,
  -- The run of a group, and one of its dates where only that is wanted; null for a time of one patient.
  run text,
  run_date text,
  clinics text[] not null check (cardinality(clinics) > 0),
  -- [{from, to}], both included.
  days jsonb not null,
  parts text[] not null check (cardinality(parts) > 0 and parts <@ '{morning,afternoon,evening}'),
  -- The booking that moves when an offer is taken; null where a new one is made.
  booking text references bookings (reference) on delete cascade,
  since timestamptz not null,
  -- When the last day that is waited for is over, or what is waited for has begun.
  until timestamptz not null check (until > since),
  -- Offers in a row that were left without an answer.
  ignored integer not null default 0,
  -- As a booking keeps its patient.
  patient_name text not null,
  patient_birthdate date not null,
  patient_email text,
  patient_phone text not null,
  description text not null,
  departs_at timestamptz,
  locale text not null,
  constraint one_entry_of_a_phone unique nulls not distinct (patient_phone, treatment, run, run_date)
);
create index waiting_entries_by_end on waiting_entries (until);
create index waiting_entries_of_a_booking on waiting_entries (booking) where booking is not null;

-- An offer of the list may be for somebody without a booking: they get one when they take it.
alter table offers alter column booking drop not null;
-- Of the waiting list: whose it is. No reference, since the entry is deleted when they have taken it.
alter table offers add column entry text;
alter table offers add column treatment text;
alter table offers add column clinic text;
alter table offers add constraint offers_to_somebody check (booking is not null or entry is not null and treatment is not null and clinic is not null);
-- expired: nobody answered, and what was held has gone on to the next. Other offers stay open when their end has passed.
alter table offers drop constraint offers_state_check;
alter table offers add constraint offers_state_check check (state in ('open', 'taken', 'declined', 'withdrawn', 'expired'));
create unique index one_open_offer_of_an_entry on offers (entry) where state = 'open';
create index offers_of_an_entry on offers (entry) where entry is not null;

-- What the list held for somebody who did not take it becomes available as well.
alter table freed_times drop constraint freed_times_reason_check;
alter table freed_times add constraint freed_times_reason_check check (reason in ('cancelled', 'moved', 'absence-ended', 'shift-added', 'offer-ended'));
