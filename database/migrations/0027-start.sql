-- The schema that a new database begins with. It replaces migrations 0001 to 0026; a database that has them all is at this point already
-- (database/migrate.ts). Later changes are migrations with higher numbers. Columns stand in the order in which they came.
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
  -- Keyed hashes of the address and the networks that a hold is counted against.
  counted_as text[],
  check ((expires_at is null) = (visitor is null)),
  -- The database itself refuses a second patient. It cannot know the time of day, so an expired hold is deleted
  -- by whoever wants its time, in the same transaction.
  constraint one_patient_at_a_time exclude using gist (practitioner with =, during with &&)
);
create index holds_of_a_visitor on occupied_times (visitor) where visitor is not null;
create index live_holds on occupied_times (expires_at) where expires_at is not null;

-- Who a booking was for is forgotten some time after the visit; what was booked, when, where and for which price stays, for counts and
-- settlements (docs/decisions/0036-what-is-left-of-a-visit.md).
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
  -- Null once the patient is forgotten.
  patient_birthdate date,
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
  -- Why it was made without the partner that it named; null where it named none, or has it.
  partner_left_out text check (partner_left_out in ('unknown', 'not-in-force', 'not-covered')),
  -- Since then name, phone, email, birthdate and description are gone, and no token opens the booking.
  forgotten_at timestamptz,
  -- What a cancelled booking costs, as its patient was told when cancelling it: 0 where it was in time, null where the price depends.
  cancellation_fee integer check (cancellation_fee >= 0),
  -- When a traveller flies, so that a test's result or a certificate is there in time. Forgotten with the patient.
  departs_at timestamptz,
  check (state = 'cancelled' or occupied_time is not null or remote_id is not null)
);
-- The coming appointments of a phone.
create index bookings_of_a_phone on bookings (patient_phone, starts_at) where state = 'booked';
create index bookings_of_a_practitioner on bookings (practitioner, starts_at) where state = 'booked';
create index bookings_of_a_clinic on bookings (clinic, starts_at) where state = 'booked';
-- For the monthly statement of an employer.
create index bookings_of_a_partner on bookings ((partner->>'id'), starts_at) where partner is not null;
-- A kiosk looks for the bookings of the coming days, whatever their clinic and state.
create index bookings_by_start on bookings (starts_at);
create index bookings_to_forget on bookings (ends_at) where forgotten_at is null;

-- A booking request that was carried out, so that the same request again gets the same answer; or refused, so that its key means the same
-- request when it comes again.
create table idempotency_keys (
  key text primary key,
  -- SHA-256 of the request's body: the same key with another body is a mistake of the caller.
  fingerprint text not null,
  -- The answer without the booking's token, which is derived again. Null if it was refused: the same request is tried anew.
  answer jsonb,
  created_at timestamptz not null
);

-- Who asks what happened to a booking finds it here. What the patient booked or wrote never is.
create table audit_events (
  reference text not null,
  -- The revision that the event made: 0 is the booking itself. A check-in does not change the booking and has its revision.
  revision integer not null,
  at timestamptz not null,
  event text not null check (event in ('booked', 'moved', 'cancelled', 'arrived')),
  -- The new start for 'booked' and 'moved'.
  starts_at timestamptz,
  -- Who did it and through what.
  actor text not null check (actor in ('patient', 'staff', 'system', 'partner')),
  channel text not null check (channel in ('web', 'kiosk', 'console', 'command', 'job')),
  primary key (reference, revision, event)
);

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

-- Times that can be had again, for whoever acts on them. A row says that a time became free, not that it still is.
create table freed_times (
  id bigint generated always as identity primary key,
  practitioner text not null,
  clinic text not null,
  during tstzrange not null,
  reason text not null check (reason in ('cancelled', 'moved', 'absence-ended', 'shift-added')),
  freed_at timestamptz not null,
  -- When somebody took it up; each is handed out once.
  taken_at timestamptz
);
create index freed_times_to_take on freed_times (id) where taken_at is null;

-- Work that must happen after a transaction and outlive the process: written in that same transaction.
create table jobs (
  -- Names the work, so that it exists once however often it is asked for. The jobs of a booking begin with its
  -- reference: 'K7QF2MXR:confirmation:0'; sorted byte by byte, so that they are found by that beginning.
  key text collate "C" primary key,
  kind text not null,
  -- The booking it belongs to, whose cancelling ends it.
  reference text,
  -- Never a patient's words; a code to be sent is sealed.
  payload jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- When it is due; while it runs, when another process may take it over, because the one that had it must have died.
  run_at timestamptz not null,
  attempts integer not null default 0,
  -- A problem code of the last failed attempt; never text from outside.
  last_error text,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index jobs_to_run on jobs (run_at) where state in ('waiting', 'running');

-- Text messages and mails that the outbox gateway kept instead of sending.
create table outbox (
  id bigint generated always as identity primary key,
  -- The job's key: a job that runs again after a crash leaves one message.
  key text not null unique,
  phone text,
  text text not null,
  created_at timestamptz not null,
  email text,
  reply_to text,
  subject text,
  constraint outbox_to_one check (num_nonnulls(phone, email) = 1 and (email is null) = (subject is null))
);

-- Messages of the contact form, which are sent on by mail.
create table contact_messages (
  id uuid primary key,
  -- Null: does not relate to a specific clinic.
  clinic text,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  locale text not null,
  created_at timestamptz not null,
  -- Null: not given.
  birthdate date,
  -- A keyed hash of everything that was sent and of the hour: the same form sent twice is one message. Null: from before.
  fingerprint text unique
);
create index contact_messages_by_age on contact_messages (created_at);

-- Businesses that want to know more.
create table interests (
  id uuid primary key,
  fingerprint text not null unique,
  company text not null,
  name text not null,
  email text not null,
  phone text not null,
  -- In the sender's own words.
  employees text,
  message text,
  -- How they want to hear from us.
  reply text not null check (reply in ('phone', 'video', 'mail')),
  locale text not null,
  created_at timestamptz not null
);
create index interests_by_age on interests (created_at);

-- One code sent to one phone. The phone and the code are kept as keyed hashes only.
create table verifications (
  id uuid primary key,
  phone_hash text not null,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Wrong or right, every try counts; the tries at all live codes of a phone are added up.
  tries integer not null default 0,
  used_at timestamptz,
  -- Who asked for a code: a keyed hash of the visitor's cookie, or of the address. Only they may try at it.
  visitor text not null,
  -- A challenge for which no message was sent, because the phone had enough of them: the code that was then the newest opens it.
  code_of uuid
);
create index verifications_of_a_phone on verifications (phone_hash, expires_at);

-- How often each verification of a phone has booked. Kept apart from the verifications, which booking must not wait for.
create table verification_bookings (
  verification uuid primary key,
  bookings integer not null,
  last_at timestamptz not null,
  -- How many refused requests were remembered for it, which bounds what somebody can make us store.
  refused integer not null default 0
);

-- Phones that have proved themselves lately, as keyed hashes: for the alarm that counts codes to strangers' phones. No answer
-- depends on it.
create table known_phones (
  phone_hash text primary key,
  last_at timestamptz not null
);

-- One row for everything that is counted against a limit: sends to a phone, sends from an address, messages.
create table counted_events (
  -- What is counted and a keyed hash of whose it is: 'code-phone:…'.
  key text not null,
  at timestamptz not null
);
create index counted_events_by_key on counted_events (key, at);
create index counted_events_by_age on counted_events (at);

-- Messages about bookings that were sent, by minute: the spend breaker counts them against codes.
create table sent_messages (
  minute timestamptz not null,
  kind text not null,
  count integer not null,
  primary key (minute, kind)
);

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
  -- The time that was taken away; another row if the booking is moved and loses its time again.
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

-- Visits that earn points in a partner's loyalty programme: bookings, and video visits that were booked in the app. Which visit is a member's
-- first is told by keyed hashes, so that neither phones nor birthdates are kept for it.
create table point_visits (
  -- The booking's reference, or 'app:', the partner and the app's own id of the visit.
  id text primary key,
  partner text not null,
  -- Gone some time after the visit, once the partner has been told of it.
  reward_number text,
  -- Of a visit that is not hashed yet: the server does it when it starts, since the database does not know the key.
  phone text,
  birthdate date,
  mode text not null check (mode in ('clinic', 'video')),
  is_first boolean not null,
  -- Null until they are decided, after the visit (docs/decisions/0054-points-after-the-visit.md).
  points integer check (points >= 0),
  recorded_at timestamptz not null,
  -- A cancelled visit has no points and is nobody's first.
  cancelled_at timestamptz,
  -- What an imported visit was said to be, to tell the same line again from another one with the same id.
  imported jsonb,
  -- Keyed hashes of the reward number and of the person.
  member text,
  person text,
  -- What the visit earns as the first of its mode and as a later one.
  first_points integer,
  later_points integer
);
-- docs/decisions/0027: one first visit of each mode for a number, and one for a person, whatever happens at the same time.
create unique index one_first_visit_of_a_number on point_visits (partner, mode, member)
  where is_first and cancelled_at is null;
create unique index one_first_visit_of_a_person on point_visits (partner, mode, person)
  where is_first and cancelled_at is null;
create index point_visits_to_hash on point_visits (id) where phone is not null;
create index point_visits_to_forget on point_visits (recorded_at) where reward_number is not null;
create index point_visits_to_settle on point_visits (id) where points is null and cancelled_at is null;

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

-- The terms of insurers as patients accepted them: a booking names the version, here is its text.
create table accepted_terms (
  partner text not null,
  version text not null,
  locale text not null,
  body text not null,
  first_accepted_at timestamptz not null,
  primary key (partner, version, locale)
);

-- Tablets in the clinics' waiting rooms. A row begins with a code; the tablet on which it is typed becomes the kiosk.
create table kiosks (
  id text primary key,
  clinic text not null,
  -- A keyed hash; null once the code is used.
  code_hash text unique,
  code_expires_at timestamptz not null,
  created_at timestamptz not null,
  created_by text not null,
  registered_at timestamptz,
  seen_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  check (code_hash is null or registered_at is null)
);

-- Which text of each function of database/functions/ this database has.
create table schema_functions (
  name text primary key,
  -- Name, arguments and result: when these change, the old function must be dropped, not replaced.
  signature text not null,
  -- SHA-256 of the whole file.
  hash text not null
);

-- The migrations that it replaces, so that a process of the version before finds nothing to do in a new database.
insert into schema_migrations (name) values
  ('0001-times-and-bookings.sql'),
  ('0002-jobs-and-messages.sql'),
  ('0003-verification.sql'),
  ('0004-limits.sql'),
  ('0005-booking.sql'),
  ('0006-functions-in-files.sql'),
  ('0007-who-changed-and-freed-times.sql'),
  ('0008-booking-limits.sql'),
  ('0009-abuse-limits.sql'),
  ('0010-rosters.sql'),
  ('0011-shared-codes.sql'),
  ('0013-points.sql'),
  ('0014-partner-bookings.sql'),
  ('0016-kiosks.sql'),
  ('0018-arrivals.sql'),
  ('0019-forms-by-mail.sql'),
  ('0021-forgotten-patients.sql'),
  ('0022-hashed-members.sql'),
  ('0023-refused-requests.sql'),
  ('0024-cancellation-fee.sql'),
  ('0025-points-after-the-visit.sql'),
  ('0026-departures.sql');
