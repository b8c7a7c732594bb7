-- Patients answer messages by SMS.
alter table audit_events drop constraint audit_events_channel_check;
alter table audit_events add constraint audit_events_channel_check
  check (channel in ('web', 'kiosk', 'console', 'command', 'job', 'sms'));

-- What the patient of a booking was asked by SMS: whether to cancel it, and for what. A 'yes' answers the newest question of the phone.
create table cancel_questions (
  reference text primary key references bookings (reference) on delete cascade,
  -- The booking as it was then: one that was moved since is asked about again.
  revision integer not null,
  -- As in bookings: 0 where it was free, null where the price depends.
  fee integer check (fee >= 0),
  asked_at timestamptz not null
);
create index cancel_questions_by_age on cancel_questions (asked_at);

-- Phones that have answered STOP, as keyed hashes: no reminders for them until they answer START.
create table stopped_phones (
  phone_hash text primary key,
  at timestamptz not null
);
create index stopped_phones_by_age on stopped_phones (at);
