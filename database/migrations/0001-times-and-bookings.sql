create extension if not exists btree_gist;

-- Every stretch of time in which a practitioner cannot be had: appointments and the holds of visitors who are typing.
-- One table for both, because only then can one constraint make a double booking impossible.
create table occupied_times (
  id uuid primary key,
  practitioner text not null,
  clinic text not null,
  -- From the start to the end of the appointment with its buffer, the end not included.
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  -- Null for an appointment; for a hold the moment from which it no longer counts.
  expires_at timestamptz,
  -- A keyed hash of who holds it; null for an appointment.
  visitor text,
  -- When the hold began; however often it is renewed, it ends a while after that.
  held_since timestamptz,
  check ((expires_at is null) = (visitor is null)),
  -- The database itself refuses a second patient. It cannot know the time of day, so an expired hold is deleted
  -- by whoever wants its time, in the same transaction.
  constraint one_patient_at_a_time exclude using gist (practitioner with =, during with &&)
);
create index holds_of_a_visitor on occupied_times (visitor) where visitor is not null;

create table bookings (
  -- What the patient reads to the reception: eight letters and digits.
  reference text primary key,
  -- SHA-256 of the token that lets its bearer see, move and cancel the booking.
  token_hash text not null,
  state text not null check (state in ('booked', 'cancelled')),
  -- Null once cancelled, or where another system than ours keeps the times.
  occupied_time uuid unique references occupied_times (id) deferrable initially deferred,
  -- The booking's id in the other system that keeps the times; null for our own.
  remote_id text,
  slot text not null,
  treatment text not null,
  clinic text not null,
  practitioner text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Whole NOK as promised to the patient; null where it depends on what is done.
  price integer,
  patient_name text not null,
  patient_birthdate date not null,
  patient_email text,
  patient_phone text not null,
  description text not null,
  locale text not null,
  -- Airline, insurance or corporate fields as they were given.
  partner jsonb,
  -- How often it was changed: the SEQUENCE of its calendar file.
  revision integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (state = 'cancelled' or occupied_time is not null or remote_id is not null)
);

-- A booking request that was carried out, so that the same request again gets the same answer.
create table idempotency_keys (
  key text primary key,
  -- SHA-256 of the request's body: the same key with another body is a mistake of the caller.
  fingerprint text not null,
  -- The answer without the booking's token, which is derived again.
  answer jsonb not null,
  created_at timestamptz not null
);

-- Who asks what happened to a booking finds it here. What the patient booked or wrote never is.
create table audit_events (
  reference text not null,
  -- The revision that the event made: 0 is the booking itself.
  revision integer not null,
  at timestamptz not null,
  event text not null check (event in ('booked', 'moved', 'cancelled')),
  -- The new start for 'booked' and 'moved'.
  starts_at timestamptz,
  primary key (reference, revision)
);
