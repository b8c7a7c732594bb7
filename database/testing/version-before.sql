-- The schema as the last version with migrations 0001 to 0026 leaves it: its migrations and functions as they were written. For upgrade.test.ts.
create table schema_migrations (name text primary key, applied_at timestamptz not null default now());

-- database/migrations/0001-times-and-bookings.sql
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
insert into schema_migrations (name) values ('0001-times-and-bookings.sql');

-- database/migrations/0002-jobs-and-messages.sql
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

-- Messages that the outbox gateway kept instead of sending.
create table outbox (
  id bigint generated always as identity primary key,
  -- The job's key: a job that runs again after a crash leaves one message.
  key text not null unique,
  phone text not null,
  text text not null,
  created_at timestamptz not null
);

create table contact_messages (
  id uuid primary key,
  -- Null: does not relate to a specific clinic.
  clinic text,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  locale text not null,
  created_at timestamptz not null
);
create index contact_messages_by_age on contact_messages (created_at);
insert into schema_migrations (name) values ('0002-jobs-and-messages.sql');

-- database/migrations/0003-verification.sql
-- One code sent to one phone. The phone and the code are kept as keyed hashes only.
create table verifications (
  id uuid primary key,
  phone_hash text not null,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Wrong or right, every try counts; the tries at all live codes of a phone are added up.
  tries integer not null default 0,
  used_at timestamptz
);
create index verifications_of_a_phone on verifications (phone_hash, expires_at);

-- One row for everything that is counted against a limit: sends to a phone, sends from an address, messages.
create table counted_events (
  -- What is counted and a keyed hash of whose it is: 'code-phone:…'.
  key text not null,
  at timestamptz not null
);
create index counted_events_by_key on counted_events (key, at);
create index counted_events_by_age on counted_events (at);
insert into schema_migrations (name) values ('0003-verification.sql');

-- database/migrations/0004-limits.sql
-- Counts an event against several limits at once, [{key, max, seconds}], and answers null; or, if one of them is
-- used up, counts nothing and answers the moment from which the event would be allowed again.
create function take_allowance(limits jsonb, moment timestamptz) returns timestamptz language plpgsql as $$
declare
  counted text;
  free_at timestamptz;
begin
  -- Always in the order of the keys, so that two requests with two keys in common never wait for each other.
  for counted in select distinct l->>'key' as key from jsonb_array_elements(limits) l order by key loop
    perform pg_advisory_xact_lock(hashtextextended(counted, 0));
  end loop;

  -- If the max-th newest event is still inside the window, the limit is used up until it leaves.
  select max((
    select e.at + make_interval(secs => (l->>'seconds')::double precision)
    from counted_events e
    where e.key = l->>'key' and e.at > moment - make_interval(secs => (l->>'seconds')::double precision)
    order by e.at desc
    offset (l->>'max')::integer - 1
    limit 1
  )) into free_at from jsonb_array_elements(limits) l;
  if free_at is not null then
    return free_at;
  end if;

  insert into counted_events (key, at) select distinct l->>'key', moment from jsonb_array_elements(limits) l;
  return null;
end
$$;

-- Opens a challenge and leaves the job that sends its code, within the limits; answers as take_allowance does.
create function open_verification(verification jsonb, job jsonb, limits jsonb, moment timestamptz)
returns timestamptz language plpgsql as $$
declare
  free_at timestamptz;
begin
  free_at := take_allowance(limits, moment);
  if free_at is null then
    insert into verifications (id, phone_hash, code_hash, created_at, expires_at)
      select v.id, v.phone_hash, v.code_hash, moment, v.expires_at
      from jsonb_populate_record(null::verifications, verification) v;
    insert into jobs (kind, key, payload, run_at, created_at)
      select j.kind, j.key, j.payload, moment, moment from jsonb_populate_record(null::jobs, job) j;
  end if;
  return free_at;
end
$$;

-- Spends one of the tries that all live codes of the challenge's phone share, and answers those codes;
-- none if the challenge is unknown, over or used, or the tries are.
create function spend_try(challenge uuid, max_tries integer, moment timestamptz)
returns table (id uuid, phone_hash text, code_hash text) language plpgsql as $$
declare
  phone text;
begin
  select v.phone_hash into phone from verifications v
    where v.id = challenge and v.expires_at > moment and v.used_at is null;
  if phone is null then
    return;
  end if;
  -- A hundred guesses at once are still only the tries that are left.
  perform pg_advisory_xact_lock(hashtextextended(phone, 0));
  if (select sum(v.tries) from verifications v where v.phone_hash = phone and v.expires_at > moment) >= max_tries then
    return;
  end if;
  update verifications v set tries = v.tries + 1 where v.id = challenge and v.used_at is null;
  return query select v.id, v.phone_hash, v.code_hash from verifications v
    where v.phone_hash = phone and v.expires_at > moment and v.used_at is null;
end
$$;
insert into schema_migrations (name) values ('0004-limits.sql');

-- database/migrations/0005-booking.sql
-- Whole operations in one call each: one round trip and one implicit transaction instead of ten of them,
-- which is what keeps a booking within sight of a bare insert (docs/decisions/0008-a-booking-in-one-call.md).

-- Holds a time for a visitor. Answers 'held', 'slot-taken' or 'too-many-holds', and the hold.
create function hold_time(
  hold uuid, practitioner_ text, clinic_ text, range tstzrange, visitor_ text, max_holds integer,
  moment timestamptz, until timestamptz, longest interval
) returns table (outcome text, hold_id uuid, hold_until timestamptz) language plpgsql as $$
begin
  -- One at a time for a visitor, or two tabs could pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended(visitor_, 1));

  -- The same visitor and time again: a reload or a second click renews the hold.
  update occupied_times t set expires_at = least(until, t.held_since + longest)
    where t.practitioner = practitioner_ and t.during = range and t.visitor = visitor_ and t.held_since + longest > moment
    returning t.id, t.expires_at into hold_id, hold_until;
  if found then
    return query select 'held', hold_id, hold_until;
    return;
  end if;

  delete from occupied_times t
    where t.practitioner = practitioner_ and t.during && range and t.expires_at <= moment;
  if exists (select from occupied_times t where t.practitioner = practitioner_ and t.during && range) then
    return query select 'slot-taken', null::uuid, null::timestamptz;
    return;
  end if;
  if (select count(*) from occupied_times t where t.visitor = visitor_ and t.expires_at > moment) >= max_holds then
    return query select 'too-many-holds', null::uuid,
      (select min(t.expires_at) from occupied_times t where t.visitor = visitor_ and t.expires_at > moment);
    return;
  end if;

  insert into occupied_times (id, practitioner, clinic, during, expires_at, visitor, held_since)
    values (hold, practitioner_, clinic_, range, until, visitor_, moment)
    -- 'do nothing' and not an error: two plain inserts that meet wait for each other until the deadlock detector wakes.
    on conflict on constraint one_patient_at_a_time do nothing;
  if found then
    return query select 'held', hold, until;
  else
    return query select 'slot-taken', null::uuid, null::timestamptz;
  end if;
end
$$;

-- Takes a time for good: turns the visitor's own hold into the appointment, or takes the time if it is free.
-- Answers the id of the occupied time, or null if somebody else has it.
create function take_time(
  practitioner_ text, clinic_ text, range tstzrange, hold uuid, visitor_ text, moment timestamptz
) returns uuid language plpgsql as $$
declare
  taken uuid;
begin
  if hold is not null then
    update occupied_times t set expires_at = null, visitor = null, held_since = null
      where t.id = hold and t.practitioner = practitioner_ and t.during = range and t.visitor is not null
      returning t.id into taken;
    if taken is not null then
      return taken;
    end if;
  end if;

  -- Most times are free: what may be in the way is looked at only if something is.
  for attempt in 1..2 loop
    insert into occupied_times (id, practitioner, clinic, during)
      values (gen_random_uuid(), practitioner_, clinic_, range)
      on conflict on constraint one_patient_at_a_time do nothing
      returning occupied_times.id into taken;
    if taken is not null or attempt = 2 then
      return taken;
    end if;
    update occupied_times t set expires_at = null, visitor = null, held_since = null
      where t.practitioner = practitioner_ and t.during = range and t.visitor = visitor_
      returning t.id into taken;
    if taken is not null then
      return taken;
    end if;
    delete from occupied_times t
      where t.practitioner = practitioner_ and t.during && range and t.expires_at <= moment;
    if not found then
      return null;
    end if;
  end loop;
end
$$;

-- Ends what was still to be sent about a booking.
create function cancel_jobs(reference_ text, moment timestamptz) returns void language sql as $$
  update jobs set state = 'cancelled', finished_at = moment
    where key >= reference_ || ':' and key < reference_ || ';' and state = 'waiting';
$$;

-- Makes bookings, each with everything that belongs to it, or nothing. A request is {booking, from, to, hold, visitor, key,
-- fingerprint, answer, jobs}; without `from` the time is kept by another system, and only the record is made. The answers, by the
-- place of the request: 'booked'; 'repeated' with the answer that the same request got before; 'other-request' if the key was
-- used for something else; 'slot-taken'. Several at once cost little more than one; no two of them may have the same key.
create function place_bookings(requests jsonb, moment timestamptz)
returns table (place integer, outcome text, earlier jsonb) language plpgsql as $$
declare
  r record;
  known idempotency_keys;
  taken uuid;
  won jsonb[] := '{}';
begin
  -- Always in the order of people and times, so that two calls that want the same times never wait for each other.
  for r in
    select e.place, e.request, e.request->>'key' as key, e.request->>'fingerprint' as fingerprint,
      e.request->'booking'->>'practitioner' as practitioner, e.request->'booking'->>'clinic' as clinic,
      (e.request->>'from')::timestamptz as starts_at, (e.request->>'to')::timestamptz as ends_at
    from jsonb_array_elements(requests) with ordinality as e (request, place)
    order by practitioner, starts_at
  loop
    place := r.place;
    earlier := null;
    -- Looked at twice: before, for the ordinary repetition; and after losing the time, for the twin of this very request
    -- that was a moment faster. The key is written last, so that no refusal has anything to undo.
    select * into known from idempotency_keys k where k.key = r.key;
    if not found and r.starts_at is not null then
      taken := take_time(
        r.practitioner, r.clinic, tstzrange(r.starts_at, r.ends_at, '[)'), (r.request->>'hold')::uuid,
        r.request->>'visitor', moment);
      if taken is null then
        select * into known from idempotency_keys k where k.key = r.key;
      end if;
    end if;
    if known.key is not null then
      outcome := case when known.fingerprint = r.fingerprint then 'repeated' else 'other-request' end;
      earlier := known.answer;
    elsif r.starts_at is not null and taken is null then
      outcome := 'slot-taken';
    else
      outcome := 'booked';
      won := won || (r.request || jsonb_build_object('time', case when r.starts_at is not null then taken end));
    end if;
    return next;
  end loop;

  if cardinality(won) = 0 then
    return;
  end if;
  insert into bookings
    select b.* from unnest(won) w, jsonb_populate_record(
      null::bookings,
      w->'booking' || jsonb_build_object(
        'occupied_time', w->'time', 'state', 'booked', 'revision', 0, 'created_at', moment, 'changed_at', moment)
    ) b;
  insert into idempotency_keys (key, fingerprint, answer, created_at)
    select w->>'key', w->>'fingerprint', w->'answer', moment from unnest(won) w;
  insert into audit_events (reference, revision, at, event, starts_at)
    select w->'booking'->>'reference', 0, moment, 'booked', (w->'booking'->>'starts_at')::timestamptz from unnest(won) w;
  insert into jobs (kind, key, reference, run_at, created_at)
    select j.kind, j.key, w->'booking'->>'reference', j.run_at, moment
    from unnest(won) w, jsonb_to_recordset(w->'jobs') as j (kind text, key text, run_at timestamptz);
end
$$;

-- Gives a booking another time. 'moved', 'slot-taken', or 'gone' if it was cancelled or changed since it was read.
create function move_booking(
  reference_ text, revision_ integer, changes jsonb, range tstzrange, hold uuid, visitor_ text,
  jobs_ jsonb, moment timestamptz
) returns text language plpgsql as $$
declare
  old bookings;
  new_ bookings := jsonb_populate_record(null::bookings, changes);
  taken uuid;
begin
  select * into old from bookings b where b.reference = reference_ for update;
  if not found or old.state <> 'booked' or old.revision <> revision_ then
    return 'gone';
  end if;
  if range is not null then
    -- The old time goes first, since the new one may overlap it; if the new one is taken, the exception brings it back.
    delete from occupied_times t where t.id = old.occupied_time;
    taken := take_time(new_.practitioner, new_.clinic, range, hold, visitor_, moment);
    if taken is null then
      raise exception using errcode = '23P01', message = 'slot-taken';
    end if;
  end if;
  update bookings b set
      occupied_time = taken, remote_id = coalesce(new_.remote_id, b.remote_id), slot = new_.slot,
      clinic = new_.clinic, practitioner = new_.practitioner, starts_at = new_.starts_at, ends_at = new_.ends_at,
      revision = b.revision + 1, changed_at = moment
    where b.reference = reference_;
  perform cancel_jobs(reference_, moment);
  insert into audit_events (reference, revision, at, event, starts_at)
    values (reference_, revision_ + 1, moment, 'moved', new_.starts_at);
  insert into jobs (kind, key, reference, run_at, created_at)
    select j.kind, j.key, reference_, j.run_at, moment
    from jsonb_to_recordset(jobs_) as j (kind text, key text, run_at timestamptz);
  return 'moved';
end
$$;

-- Cancels a booking, frees its time and ends what was still to be sent. False if it was not there to cancel.
create function cancel_booking(reference_ text, revision_ integer, moment timestamptz) returns boolean language plpgsql as $$
declare
  freed uuid;
begin
  select b.occupied_time into freed from bookings b
    where b.reference = reference_ and b.state = 'booked' and b.revision = revision_ for update;
  if not found then
    return false;
  end if;
  update bookings b set state = 'cancelled', occupied_time = null, revision = b.revision + 1, changed_at = moment
    where b.reference = reference_;
  delete from occupied_times t where t.id = freed;
  perform cancel_jobs(reference_, moment);
  insert into audit_events (reference, revision, at, event) values (reference_, revision_ + 1, moment, 'cancelled');
  return true;
end
$$;
insert into schema_migrations (name) values ('0005-booking.sql');

-- database/migrations/0006-functions-in-files.sql
-- Functions stand in database/functions/ from here on and are applied when their text changes. Those that migrations 0004
-- and 0005 made go; the same start makes the current ones, in the same transaction.
drop function take_allowance, open_verification, spend_try, hold_time, take_time, cancel_jobs, place_bookings, move_booking,
  cancel_booking;

-- Which text of each function this database has.
create table schema_functions (
  name text primary key,
  -- Name, arguments and result: when these change, the old function must be dropped, not replaced.
  signature text not null,
  -- SHA-256 of the whole file.
  hash text not null
);
insert into schema_migrations (name) values ('0006-functions-in-files.sql');

-- database/migrations/0007-who-changed-and-freed-times.sql
-- Who did it and through what. Until now only patients on the site could.
alter table audit_events
  add column actor text not null default 'patient' check (actor in ('patient', 'staff', 'system', 'partner')),
  add column channel text not null default 'web' check (channel in ('web', 'kiosk', 'console', 'command', 'job'));
alter table audit_events alter column actor drop default, alter column channel drop default;

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
insert into schema_migrations (name) values ('0007-who-changed-and-freed-times.sql');

-- database/migrations/0008-booking-limits.sql
-- How often each verification of a phone has booked. Kept apart from the verifications, which booking must not wait for.
create table verification_bookings (
  verification uuid primary key,
  bookings integer not null,
  last_at timestamptz not null
);

-- The coming appointments of a phone.
create index bookings_of_a_phone on bookings (patient_phone, starts_at) where state = 'booked';
insert into schema_migrations (name) values ('0008-booking-limits.sql');

-- database/migrations/0009-abuse-limits.sql
-- Who asked for a code: a keyed hash of the visitor's cookie, or of the address. Only they may try at it.
alter table verifications add column visitor text not null default '';
alter table verifications alter column visitor drop default;

-- Phones that have proved themselves lately, as keyed hashes: for the alarm that counts codes to strangers' phones. No answer
-- depends on it.
create table known_phones (
  phone_hash text primary key,
  last_at timestamptz not null
);

-- Messages about bookings that were sent, by minute: the spend breaker counts them against codes.
create table sent_messages (
  minute timestamptz not null,
  kind text not null,
  count integer not null,
  primary key (minute, kind)
);

-- Keyed hashes of the address and the networks that a hold is counted against.
alter table occupied_times add column counted_as text[];
create index live_holds on occupied_times (expires_at) where expires_at is not null;
insert into schema_migrations (name) values ('0009-abuse-limits.sql');

-- database/migrations/0010-rosters.sql
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
insert into schema_migrations (name) values ('0010-rosters.sql');

-- database/migrations/0011-shared-codes.sql
-- A challenge for which no message was sent, because the phone had enough of them: the code that was then the newest opens it.
alter table verifications add column code_of uuid;
insert into schema_migrations (name) values ('0011-shared-codes.sql');

-- database/migrations/0013-points.sql
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
insert into schema_migrations (name) values ('0013-points.sql');

-- database/migrations/0014-partner-bookings.sql
-- Why a booking was made without the partner that it named; null where it named none, or has it.
alter table bookings
  add column partner_left_out text check (partner_left_out in ('unknown', 'not-in-force', 'not-covered'));

-- The terms of insurers as patients accepted them: a booking names the version, here is its text.
create table accepted_terms (
  partner text not null,
  version text not null,
  locale text not null,
  body text not null,
  first_accepted_at timestamptz not null,
  primary key (partner, version, locale)
);
insert into schema_migrations (name) values ('0014-partner-bookings.sql');

-- database/migrations/0016-kiosks.sql
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
insert into schema_migrations (name) values ('0016-kiosks.sql');

-- database/migrations/0018-arrivals.sql
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
insert into schema_migrations (name) values ('0018-arrivals.sql');

-- database/migrations/0019-forms-by-mail.sql
-- Messages of the contact form are sent on by mail.
alter table contact_messages
  -- Null: not given.
  add column birthdate date,
  -- A keyed hash of everything that was sent and of the hour: the same form sent twice is one message. Null: from before.
  add column fingerprint text unique;

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

-- The outbox keeps mails beside text messages.
alter table outbox
  alter column phone drop not null,
  add column email text,
  add column reply_to text,
  add column subject text,
  add constraint outbox_to_one check (num_nonnulls(phone, email) = 1 and (email is null) = (subject is null));
insert into schema_migrations (name) values ('0019-forms-by-mail.sql');

-- database/migrations/0021-forgotten-patients.sql
-- Who a booking was for is forgotten some time after the visit; what was booked, when, where and for which price stays, for counts and
-- settlements (docs/decisions/0036-what-is-left-of-a-visit.md).
alter table bookings alter column patient_birthdate drop not null;
-- Since then name, phone, email, birthdate and description are gone, and no token opens the booking.
alter table bookings add column forgotten_at timestamptz;
create index bookings_to_forget on bookings (ends_at) where forgotten_at is null;
insert into schema_migrations (name) values ('0021-forgotten-patients.sql');

-- database/migrations/0022-hashed-members.sql
-- Which visit is a member's first is told by keyed hashes, so that neither phones nor birthdates are kept for it. The database does not
-- know the key: the server fills in the hashes of visits from before when it starts, and removes what they were made of.
alter table point_visits add column member text;
alter table point_visits add column person text;
alter table point_visits alter column phone drop not null;
alter table point_visits alter column birthdate drop not null;
-- Gone some time after the visit, once the partner has been told of it.
alter table point_visits alter column reward_number drop not null;

drop index one_first_visit_of_a_number;
drop index one_first_visit_of_a_person;
create unique index one_first_visit_of_a_number on point_visits (partner, mode, member)
  where is_first and cancelled_at is null;
create unique index one_first_visit_of_a_person on point_visits (partner, mode, person)
  where is_first and cancelled_at is null;
create index point_visits_to_hash on point_visits (id) where phone is not null;
create index point_visits_to_forget on point_visits (recorded_at) where reward_number is not null;
insert into schema_migrations (name) values ('0022-hashed-members.sql');

-- database/migrations/0023-refused-requests.sql
-- A request that was refused has a key as well, so that the key means the same request when it comes again. It has no answer:
-- the same request is tried anew.
alter table idempotency_keys alter column answer drop not null;

-- How many refused requests were remembered for a verification, which bounds what somebody can make us store.
alter table verification_bookings add column refused integer not null default 0;
insert into schema_migrations (name) values ('0023-refused-requests.sql');

-- database/migrations/0024-cancellation-fee.sql
-- What a cancelled booking costs, as its patient was told when cancelling it: 0 where it was in time, null where the price depends.
-- Until now nobody could cancel after the limit.
alter table bookings add column cancellation_fee integer check (cancellation_fee >= 0);
update bookings set cancellation_fee = 0 where state = 'cancelled';
insert into schema_migrations (name) values ('0024-cancellation-fee.sql');

-- database/migrations/0025-points-after-the-visit.sql
-- The points of a booking are decided after the visit (docs/decisions/0054-points-after-the-visit.md). Until then they are null, and the
-- row has what the visit earns as the first of its mode and as a later one.
alter table point_visits alter column points drop not null;
alter table point_visits add column first_points integer;
alter table point_visits add column later_points integer;
create index point_visits_to_settle on point_visits (id) where points is null and cancelled_at is null;
insert into schema_migrations (name) values ('0025-points-after-the-visit.sql');

-- database/migrations/0026-departures.sql
-- When a traveller flies, so that a test's result or a certificate is there in time. Forgotten with the patient.
alter table bookings add column departs_at timestamptz;
insert into schema_migrations (name) values ('0026-departures.sql');

-- database/functions/add-booking-jobs.sql
-- Leaves the messages of a booking, [{kind, key, run_at, payload}].
create or replace function add_booking_jobs(reference_ text, jobs_ jsonb, moment timestamptz) returns void language sql as $$
  insert into jobs (kind, key, reference, run_at, created_at, payload)
    select j.kind, j.key, reference_, j.run_at, moment, coalesce(j.payload, '{}')
    from jsonb_to_recordset(jobs_) as j (kind text, key text, run_at timestamptz, payload jsonb);
$$;
insert into schema_functions (name, signature, hash) values ('add_booking_jobs', 'add_booking_jobs(reference_ text, jobs_ jsonb, moment timestamptz) returns void', '2f661c881d7b2990acc2d0e2d0cd18a7f95b430e2e603487e9699bb11909184a');

-- database/functions/add-limited-job.sql
-- Adds a job, {kind, key, run_at, payload}, and counts it against limits, both or neither. Answers null, also if there is a job with its key: that
-- one was counted. Or, if a limit is used up, what next_allowance does.
create or replace function add_limited_job(job jsonb, limits jsonb, moment timestamptz) returns timestamptz language plpgsql as $$
declare
  allowed_at timestamptz;
begin
  -- Written before it is counted: a second request with the same key waits here until the first one is decided.
  insert into jobs (kind, key, payload, run_at, created_at)
    select j.kind, j.key, j.payload, j.run_at, moment
    from jsonb_to_record(job) as j (kind text, key text, run_at timestamptz, payload jsonb)
    on conflict (key) do nothing;
  if not found then
    return null;
  end if;
  allowed_at := take_allowance(limits, moment);
  if allowed_at is not null then
    delete from jobs j where j.key = job->>'key';
  end if;
  return allowed_at;
end
$$;
insert into schema_functions (name, signature, hash) values ('add_limited_job', 'add_limited_job(job jsonb, limits jsonb, moment timestamptz) returns timestamptz', '8c81cfe9e87c8f993ce62ec56e0e3556bbcb707459c216f1c5fd230541b5886c');

-- database/functions/booking-messages-of-last-hour.sql
-- Messages about bookings that were sent in the last hour.
create or replace function booking_messages_of_last_hour(moment timestamptz) returns integer language sql stable as $$
  select coalesce(sum(m.count), 0)::integer from sent_messages m where m.minute > moment - interval '1 hour';
$$;
insert into schema_functions (name, signature, hash) values ('booking_messages_of_last_hour', 'booking_messages_of_last_hour(moment timestamptz) returns integer', 'a31a3b0030ba15b55f39e8a4f56ad4a2eb0a359ec7d130b87ad4bee8ffc907ff');

-- database/functions/booking-refusal.sql
-- Why a phone may not book another time, or null if it may. Limits are {verification, per_verification, per_phone}; one that is
-- null does not count. Holds true as long as the caller has the phone's lock.
create or replace function booking_refusal(phone text, limits jsonb, moment timestamptz) returns text language plpgsql stable as $$
begin
  -- PL/pgSQL keeps the plans of these two for the session; every booking asks.
  if exists (
    select from verification_bookings v
    where v.verification = (limits->>'verification')::uuid and v.bookings >= (limits->>'per_verification')::integer
  ) then
    return 'verification-used-up';
  end if;
  if (
    select count(*) from bookings b where b.patient_phone = phone and b.state = 'booked' and b.starts_at > moment
  ) >= (limits->>'per_phone')::integer then
    return 'too-many-appointments';
  end if;
  return null;
end
$$;
insert into schema_functions (name, signature, hash) values ('booking_refusal', 'booking_refusal(phone text, limits jsonb, moment timestamptz) returns text', '91339c43d9fd6e75d6239fc19925609b83119369577e68295651e481db6540db');

-- database/functions/cancel-booking.sql
-- Cancels a booking, frees its time, takes back its points, ends what was still to be sent and leaves the message about it. A
-- request is {reference, revision, fee, actor, channel, jobs, messages}: `messages` are limits. Over them, or if the patient was never told of
-- the booking, it is cancelled without a message. False if the booking was not there to cancel.
create or replace function cancel_booking(request jsonb, moment timestamptz) returns boolean language plpgsql as $$
declare
  old bookings;
  is_told boolean;
begin
  select * into old from bookings b
    where b.reference = request->>'reference' and b.state = 'booked' and b.revision = (request->>'revision')::integer
    for update;
  if not found then
    return false;
  end if;
  is_told := (select t.knows from told_of(old) t) <> 'nothing' and take_allowance(request->'messages', moment) is null;
  -- Processes of the version before send no fee: they cancel in time only.
  update bookings b set state = 'cancelled', occupied_time = null,
      cancellation_fee = case when request ? 'fee' then (request->>'fee')::integer else 0 end,
      revision = old.revision + 1, changed_at = moment
    where b.reference = old.reference;
  perform free_time_of(old, 'cancelled', moment);
  perform take_back_points(old.reference, moment);
  perform cancel_jobs(old.reference, moment);
  insert into audit_events (reference, revision, at, event, actor, channel)
    values (old.reference, old.revision + 1, moment, 'cancelled', request->>'actor', request->>'channel');
  if is_told then
    perform add_booking_jobs(old.reference, request->'jobs', moment);
  end if;
  return true;
end
$$;
insert into schema_functions (name, signature, hash) values ('cancel_booking', 'cancel_booking(request jsonb, moment timestamptz) returns boolean', '838f75403a458dc2f8222c31ec5dc1dcd5143fd1dbf53ca8f435c809734f09c8');

-- database/functions/cancel-jobs.sql
-- Ends what was still to be sent about a booking.
create or replace function cancel_jobs(reference_ text, moment timestamptz) returns void language sql as $$
  update jobs set state = 'cancelled', finished_at = moment
    where key >= reference_ || ':' and key < reference_ || ';' and state = 'waiting';
$$;
insert into schema_functions (name, signature, hash) values ('cancel_jobs', 'cancel_jobs(reference_ text, moment timestamptz) returns void', '1ac8aa747f71362b843fc07e8162a3ce0c055da341fba4e16e01ce651e693e18');

-- database/functions/check-in.sql
-- Marks a booking as arrived. A request is {reference, revision, kiosk, actor, channel}. Answers 'arrived'; 'already-arrived'; or
-- 'gone' if the booking was cancelled or moved since it was read.
create or replace function check_in(request jsonb, moment timestamptz) returns text language plpgsql as $$
declare
  found_ bookings;
begin
  -- Locked, so that a move or a cancellation of the same moment comes before or after, and so does a second check-in.
  select * into found_ from bookings b
    where b.reference = request->>'reference' and b.state = 'booked' and b.revision = (request->>'revision')::integer
    for update;
  if not found then
    return 'gone';
  end if;
  insert into arrivals (reference, starts_at, arrived_at, kiosk)
    values (found_.reference, found_.starts_at, moment, request->>'kiosk')
    on conflict do nothing;
  if not found then
    return 'already-arrived';
  end if;
  insert into audit_events (reference, revision, at, event, starts_at, actor, channel)
    values (found_.reference, found_.revision, moment, 'arrived', found_.starts_at, request->>'actor', request->>'channel');
  return 'arrived';
end
$$;
insert into schema_functions (name, signature, hash) values ('check_in', 'check_in(request jsonb, moment timestamptz) returns text', '80eec8aa0bfe1b3da925369b7535d57d67658321930e5d143101b1444cf70044');

-- database/functions/choose-code.sql
-- Whether a code is sent for a new challenge; the request is open_verification's. Answers the limits that a new message counts
-- against; or, when the phone has had enough of them, the first of these that helps, so that strangers who know a number cannot keep its
-- owner out: a visitor who proved this phone before gets a code all the same; the newest live code, `code_of`, opens the challenge too,
-- because the owner has it on the phone; once that has run out, or the tries at it are used up (`try_limits`), messages go on slowly (`refill`);
-- and a visitor who holds a time gets one of a reserve. Otherwise `allowed_at` says when a code could be sent.
create or replace function choose_code(request jsonb, moment timestamptz)
returns table (allowed_at timestamptz, counted jsonb, code_of uuid, expires_at timestamptz) language plpgsql as $$
declare
  asked verifications := jsonb_populate_record(null::verifications, request->'verification');
  refill_at timestamptz;
begin
  counted := request->'phone_limits';
  expires_at := asked.expires_at;
  allowed_at := next_allowance(counted, moment);
  if allowed_at is null or exists (
    select from counted_events e
    where e.key = concat('proved:', asked.phone_hash, ':', asked.visitor) and e.at > moment - interval '1 day'
  ) then
    allowed_at := null;
    return next;
    return;
  end if;

  -- Two minutes are enough to find and type it.
  select v.id, v.expires_at into code_of, expires_at from verifications v
    where v.phone_hash = asked.phone_hash and v.used_at is null and v.code_of is null
      and v.expires_at > moment + interval '2 minutes' and next_allowance(request->'try_limits', moment) is null
    order by v.created_at desc limit 1;
  if code_of is not null then
    allowed_at := null;
    counted := '[]';
    return next;
    return;
  end if;

  expires_at := asked.expires_at;
  -- Processes of the version before have no refill.
  refill_at := case when request ? 'refill' then next_allowance(request->'refill', moment) else allowed_at end;
  if refill_at is null then
    allowed_at := null;
    counted := request->'refill';
  elsif exists (select from occupied_times t where t.visitor = asked.visitor and t.expires_at > moment)
    and next_allowance(request->'reserve', moment) is null
  then
    allowed_at := null;
    counted := request->'reserve';
  else
    allowed_at := least(allowed_at, refill_at);
  end if;
  return next;
end
$$;
insert into schema_functions (name, signature, hash) values ('choose_code', 'choose_code(request jsonb, moment timestamptz) returns table (allowed_at timestamptz, counted jsonb, code_of uuid, expires_at timestamptz)', '0bf34edb2bbc1b5ea8955893a032e122985ca9be196fa157003b6c13ee8fcc7f');

-- database/functions/export-points.sql
-- Puts everything that a partner has not been told into a new export and answers its id; null if there is nothing.
create or replace function export_points(partner_ text, moment timestamptz) returns bigint language plpgsql as $$
declare
  new_ bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(partner_, 4));
  if not exists (select from point_lines l where l.partner = partner_ and l.export is null) then
    return null;
  end if;
  insert into point_exports (partner, at) values (partner_, moment) returning id into new_;
  update point_lines l set export = new_ where l.partner = partner_ and l.export is null;
  return new_;
end
$$;
insert into schema_functions (name, signature, hash) values ('export_points', 'export_points(partner_ text, moment timestamptz) returns bigint', '3598870e9f45c5600368ba514d784f1eeca8dfbb28e8be1391038321d9c409b8');

-- database/functions/forget-future.sql
-- Makes good what was written while the clock was ahead of `latest`, the latest moment that it can be now. Counted events would be held against
-- phones and addresses until the clock has caught up, so they go; holds and codes begin now and last as long as they would have; jobs that
-- waited for the wrong time are due now. Reminders are kept: their time comes from the booking. Clocks of machines may differ by five minutes.
-- Answers whose holds have changed.
create or replace function forget_future(latest timestamptz) returns table (practitioner text) language plpgsql as $$
declare
  future timestamptz := latest + interval '5 minutes';
begin
  delete from counted_events e where e.at > future;
  delete from sent_messages m where m.minute > future;
  update verifications v set created_at = latest, expires_at = latest + (v.expires_at - v.created_at) where v.created_at > future;
  -- No job but a reminder is ever put off for two days.
  update jobs j set run_at = latest
    where j.state in ('waiting', 'running') and j.kind <> 'reminder'
      and ((j.created_at > future and j.run_at > latest) or j.run_at > latest + interval '2 days');
  return query
    update occupied_times t set held_since = latest, expires_at = latest + (t.expires_at - t.held_since)
    where t.expires_at is not null and t.held_since > future
    returning t.practitioner;
end
$$;
insert into schema_functions (name, signature, hash) values ('forget_future', 'forget_future(latest timestamptz) returns table (practitioner text)', '1cc647ff89be6b21d9430d6826e67e0335b06176b963ba83c494a25cf6f3adf6');

-- database/functions/free-time-of.sql
-- Gives back the time that a booking occupied until now, and notes that it is free. Where another system keeps the times,
-- there is only the note.
create or replace function free_time_of(old bookings, reason text, moment timestamptz) returns void language plpgsql as $$
declare
  freed tstzrange;
begin
  delete from occupied_times t where t.id = old.occupied_time returning t.during into freed;
  perform record_freed_time(
    old.practitioner, old.clinic, coalesce(freed, tstzrange(old.starts_at, old.ends_at, '[)')), reason, moment);
end
$$;
insert into schema_functions (name, signature, hash) values ('free_time_of', 'free_time_of(old bookings, reason text, moment timestamptz) returns void', '78697a875e9a843328175de57c4b7b8b944fbf348a2178dd1f6e68a123c0ce65');

-- database/functions/hash-visits.sql
-- Replaces what visits were recognised by with keyed hashes. Visits are [{id, partner, member, person, line}], `line` the hash of an
-- imported visit's line. A member may have had another first visit before this one was hashed: then this one is no longer a first one, and
-- keeps the points that the patient was told. Any number of processes may do this at the same time as bookings are made.
create or replace function hash_visits(hashed jsonb) returns void language plpgsql as $$
declare
  h record;
begin
  perform lock_members(hashed);
  -- One after the other: two of them may have the same member.
  for h in
    select e.* from jsonb_to_recordset(hashed) as e (id text, member text, person text, line text)
    join point_visits v on v.id = e.id order by v.recorded_at, v.id
  loop
    update point_visits v set
      member = h.member, person = h.person, phone = null, birthdate = null, imported = to_jsonb(h.line),
      is_first = v.is_first and not exists (
        select from point_visits o
        where o.partner = v.partner and o.mode = v.mode and o.is_first and o.cancelled_at is null and o.member = h.member
      ) and not exists (
        select from point_visits o
        where o.partner = v.partner and o.mode = v.mode and o.is_first and o.cancelled_at is null and o.person = h.person
      )
      where v.id = h.id and v.phone is not null;
  end loop;
end
$$;
insert into schema_functions (name, signature, hash) values ('hash_visits', 'hash_visits(hashed jsonb) returns void', 'e692883e050aeb15fbaf5ffb1f74b8b373ae8910e8333b10422f3ea74f7d5971');

-- database/functions/hold-time.sql
-- Holds a time for a visitor. A request is {practitioner, clinic, from, to, visitor, max_holds, until, longest_minutes, only_renew,
-- counted, day}: `counted` are the address and networks that the hold is counted against, [{key, max}]; `day` bounds the holds of
-- a day to a share of what is open of it, {practitioners, from, to, minutes, part, least}. With `only_renew` nothing but the
-- visitor's own hold will do. Answers 'held' and the hold, 'slot-taken', or 'too-many-holds' and when the first of them ends.
create or replace function hold_time(request jsonb, moment timestamptz)
returns table (outcome text, hold_id uuid, hold_until timestamptz) language plpgsql as $$
declare
  range tstzrange := tstzrange((request->>'from')::timestamptz, (request->>'to')::timestamptz, '[)');
  longest interval := make_interval(mins => (request->>'longest_minutes')::integer);
  name text;
begin
  -- One at a time for whatever is counted, or two requests could pass a limit together; always in one order, so that two
  -- requests with two names in common never wait for each other.
  for name in
    select request->>'visitor' as n
    union select c->>'key' from jsonb_array_elements(request->'counted') c
    union select concat_ws(' ', request->>'clinic', request->'day'->>'to')
    order by n
  loop
    perform pg_advisory_xact_lock(hashtextextended(name, 1));
  end loop;

  -- The same visitor and time again: a reload or a second click renews the hold.
  update occupied_times t set expires_at = least((request->>'until')::timestamptz, t.held_since + longest)
    where t.practitioner = request->>'practitioner' and t.during = range and t.visitor = request->>'visitor'
      and t.held_since + longest > moment
    returning t.id, t.expires_at into hold_id, hold_until;
  if found then
    return query select 'held', hold_id, hold_until;
    return;
  end if;

  delete from occupied_times t
    where t.practitioner = request->>'practitioner' and t.during && range and t.expires_at <= moment;
  if (request->>'only_renew')::boolean or exists (
    select from occupied_times t where t.practitioner = request->>'practitioner' and t.during && range
  ) then
    return query select 'slot-taken', null::uuid, null::timestamptz;
    return;
  end if;
  hold_until := too_many_holds(request, moment);
  if hold_until is not null then
    return query select 'too-many-holds', null::uuid, hold_until;
    return;
  end if;

  insert into occupied_times (id, practitioner, clinic, during, expires_at, visitor, held_since, counted_as)
    values (
      gen_random_uuid(), request->>'practitioner', request->>'clinic', range, (request->>'until')::timestamptz,
      request->>'visitor', moment, array(select c->>'key' from jsonb_array_elements(request->'counted') c))
    -- 'do nothing' and not an error: two plain inserts that meet wait for each other until the deadlock detector wakes.
    on conflict on constraint one_patient_at_a_time do nothing
    returning id, expires_at into hold_id, hold_until;
  if found then
    return query select 'held', hold_id, hold_until;
  else
    return query select 'slot-taken', null::uuid, null::timestamptz;
  end if;
end
$$;
insert into schema_functions (name, signature, hash) values ('hold_time', 'hold_time(request jsonb, moment timestamptz) returns table (outcome text, hold_id uuid, hold_until timestamptz)', '76c65c4013cce720145a3eaa0a12d7335293ae189cf4ec17c447f3916d81ae37');

-- database/functions/import-visits.sql
-- Records visits that were booked elsewhere, all of them or none. Visits are those of record_points, in the order in which they
-- count. The answers, by the place of the visit: 'credited' with its points; 'known' if the very same was imported before; 'other'
-- if its id was imported with something else. If there is one of the last, nothing is recorded.
create or replace function import_visits(visits jsonb, moment timestamptz)
returns table (place integer, outcome text, points integer) language plpgsql as $$
declare
  v record;
  has_others boolean;
begin
  -- One import at a time for a partner, so that the same file twice at once is credited once.
  perform pg_advisory_xact_lock(hashtextextended(p, 4))
    from (select distinct e->>'partner' as p from jsonb_array_elements(visits) e order by p) partners;
  perform lock_members(visits);
  has_others := exists (
    select from jsonb_array_elements(visits) e join point_visits k on k.id = e->>'id'
    where k.imported is distinct from e->'imported'
  );
  for v in
    select e.place::integer as place, e.visit, k.id as known, k.imported is not distinct from e.visit->'imported' as is_same
    from jsonb_array_elements(visits) with ordinality as e (visit, place)
    left join point_visits k on k.id = e.visit->>'id'
    order by e.place
  loop
    place := v.place;
    points := null;
    if v.known is not null then
      outcome := case when v.is_same then 'known' else 'other' end;
    else
      outcome := 'credited';
      if not has_others then
        points := record_points(v.visit, moment);
      end if;
    end if;
    return next;
  end loop;
end
$$;
insert into schema_functions (name, signature, hash) values ('import_visits', 'import_visits(visits jsonb, moment timestamptz) returns table (place integer, outcome text, points integer)', 'bcf18529fc13765a707b32de0653b80c8279b308a36ed49b24ee6c58d56a24ff');

-- database/functions/is-first-visit.sql
-- Whether a visit, {partner, mode, reward_number, member, person}, would be a first one by what stands: neither the number nor the person may
-- have a first visit of that mode (docs/decisions/0027). Of processes of the version before hashes: {phone, birthdate}.
create or replace function is_first_visit(visit jsonb) returns boolean language sql stable as $$
  select not exists (
    select from point_visits v
    where v.partner = visit->>'partner' and v.mode = visit->>'mode' and v.is_first and v.cancelled_at is null
      and v.member = visit->>'member'
  ) and not exists (
    select from point_visits v
    where v.partner = visit->>'partner' and v.mode = visit->>'mode' and v.is_first and v.cancelled_at is null
      and v.person = visit->>'person'
  ) and not exists (
    -- Visits that are not hashed yet.
    select from point_visits v
    where v.partner = visit->>'partner' and v.mode = visit->>'mode' and v.is_first and v.cancelled_at is null
      and v.phone is not null and (
        v.reward_number = visit->>'reward_number' or (v.phone = visit->>'phone' and v.birthdate = (visit->>'birthdate')::date)
      )
  ) and not (visit->>'member' is null and exists (
    -- The version before does not know the hash of its number, and finds it as it is.
    select from point_visits v
    where v.partner = visit->>'partner' and v.mode = visit->>'mode' and v.is_first and v.cancelled_at is null
      and v.reward_number = visit->>'reward_number'
  ));
$$;
insert into schema_functions (name, signature, hash) values ('is_first_visit', 'is_first_visit(visit jsonb) returns boolean', '63c9f0731f553eb582b724cffafe9cd27e5eab68f5b284ba27f704049023becd');

-- database/functions/limits-of-booking.sql
-- The limits on messages that a new booking is 'judged' by or 'counted' against. Limits are those of place_bookings. Each message limit
-- says what the first booking with a verification is to it: 'judged', 'counted' or 'free'; all others are judged and counted.
create or replace function limits_of_booking(limits jsonb, purpose text) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(l), '[]') from jsonb_array_elements(limits->'messages') l
    where l->>'first' in ('judged', purpose) or exists (
      select from verification_bookings v where v.verification = (limits->>'verification')::uuid and v.bookings > 0
    );
$$;
insert into schema_functions (name, signature, hash) values ('limits_of_booking', 'limits_of_booking(limits jsonb, purpose text) returns jsonb', 'd5523e1cec87d04bef56f2eaf4472f7de66eaa043873e0d47220423d44380ce0');

-- database/functions/lock-members.sql
-- Lets one transaction at a time decide about the points of a reward number and of a person. Visits are [{partner, member,
-- person}], the last two as keyed hashes; a process of the version before sends {reward_number, phone, birthdate} instead, and shares its
-- locks with others of its version only. All locks in one order, so that two calls never wait for each other. Members share 256 locks:
-- one for each member of a long file would be more than PostgreSQL has room for, and then bookings fail, too.
create or replace function lock_members(visits jsonb) returns void language plpgsql as $$
declare
  shared integer;
begin
  for shared in
    select distinct (hashtextextended(k.name, 3) & 255)::integer as h
    from jsonb_array_elements(visits) v, lateral (values
      (concat_ws(' ', 'number', v->>'partner', coalesce(v->>'member', v->>'reward_number'))),
      (concat_ws(' ', 'person', v->>'partner', coalesce(v->>'person', concat_ws(' ', v->>'phone', v->>'birthdate'))))
    ) as k (name)
    order by h
  loop
    perform pg_advisory_xact_lock(3, shared);
  end loop;
end
$$;
insert into schema_functions (name, signature, hash) values ('lock_members', 'lock_members(visits jsonb) returns void', 'ff7c6090834ec783fe591db6c991b269bddeae4dae5f83624ae4e2e8744bc3e3');

-- database/functions/mark-touched.sql
-- Lists bookings that have lost their time until somebody decides, and takes those from the list that have got it back. What was
-- decided to take place all the same is not asked again, unless for another reason.
create or replace function mark_touched(touched jsonb, restored jsonb, moment timestamptz) returns void language sql as $$
  insert into touched_bookings as t (reference, starts_at, reason, touched_at)
    select b.reference, b.starts_at, c.reason, moment
    from jsonb_to_recordset(touched) as c (reference text, "startsAt" timestamptz, reason text)
    join bookings b on b.reference = c.reference and b.starts_at = c."startsAt" and b.state = 'booked'
    on conflict (reference, starts_at) do update
      set reason = excluded.reason, state = 'open', touched_at = excluded.touched_at, settled_at = null, settled_by = null
      where t.state = 'restored' or t.reason <> excluded.reason;
  update touched_bookings set state = 'restored', settled_at = moment
    where state = 'open' and reference in (select jsonb_array_elements_text(restored));
$$;
insert into schema_functions (name, signature, hash) values ('mark_touched', 'mark_touched(touched jsonb, restored jsonb, moment timestamptz) returns void', 'f5314529bc0ffaef5c402ed037df99ac79c85d6fb7b7d382a1fdc123a506d6b5');

-- database/functions/messages-of-last-hour.sql
-- What the spend breaker counts: all messages of the last hour, and the codes among them to phones that never proved themselves.
create or replace function messages_of_last_hour(moment timestamptz)
returns table (sent integer, unknown integer) language sql stable as $$
  select (
      (select count(*) from counted_events e where e.key = 'code-all' and e.at > moment - interval '1 hour')
      + booking_messages_of_last_hour(moment)
    )::integer,
    (select count(*) from counted_events e where e.key = 'code-unknown' and e.at > moment - interval '1 hour')::integer;
$$;
insert into schema_functions (name, signature, hash) values ('messages_of_last_hour', 'messages_of_last_hour(moment timestamptz) returns table (sent integer, unknown integer)', 'a7b5900e6329f6032cdcec67a7d18a7ab91d20018937b4c94bd3040cbdffb7ec');

-- database/functions/minutes-of.sql
create or replace function minutes_of(range tstzrange) returns numeric language sql immutable as $$
  select extract(epoch from upper(range) - lower(range)) / 60;
$$;
insert into schema_functions (name, signature, hash) values ('minutes_of', 'minutes_of(range tstzrange) returns numeric', '7243279cde11108e0338e0a92556708705b2f939f8ffa97a2434af2ef83378c0');

-- database/functions/move-booking.sql
-- Gives a booking another time. A request is {reference, revision, to, from_time, to_time, visitor, actor, channel, jobs,
-- moves_a_day, messages}: `to` are the columns that change; without `from_time` the times are kept by another system, and only the record
-- changes; without `moves_a_day` there is no limit; `messages` are limits on the message about it. Over them it is moved without one, since
-- neighbours behind the same address can use them up, unless it takes the place of a message that was not sent yet; it is also left out if the
-- patient was last told the very same. Answers 'moved', 'gone' if it was cancelled or changed since it was read,
-- or 'too-many-moves' and when the next one is allowed. If the time is taken, it raises 23P01.
create or replace function move_booking(request jsonb, moment timestamptz)
returns table (outcome text, allowed_at timestamptz) language plpgsql as $$
declare
  old bookings;
  new_ bookings := jsonb_populate_record(null::bookings, request->'to');
  taken uuid;
  before record;
  is_sent boolean;
begin
  select * into old from bookings b where b.reference = request->>'reference' for update;
  if not found or old.state <> 'booked' or old.revision <> (request->>'revision')::integer then
    return query select 'gone', null::timestamptz;
    return;
  end if;
  allowed_at := next_move_at(old.reference, (request->>'moves_a_day')::integer, moment);
  if allowed_at is not null then
    return query select 'too-many-moves', allowed_at;
    return;
  end if;

  select * into before from told_of(old);
  is_sent := before.told is distinct from time_to_tell(new_)
    and (take_allowance(request->'messages', moment) is null or before.is_unsent);
  -- The old time goes first, since the new one may overlap it; if the new one is taken, the exception brings it back.
  perform free_time_of(old, 'moved', moment);
  if request->>'from_time' is not null then
    taken := take_time(
      new_.practitioner, new_.clinic,
      tstzrange((request->>'from_time')::timestamptz, (request->>'to_time')::timestamptz, '[)'),
      null, request->>'visitor', false, moment);
    if taken is null then
      raise exception using errcode = '23P01', message = 'slot-taken';
    end if;
  end if;
  update bookings b set
      occupied_time = taken, remote_id = coalesce(new_.remote_id, b.remote_id), slot = new_.slot,
      clinic = new_.clinic, practitioner = new_.practitioner, starts_at = new_.starts_at, ends_at = new_.ends_at,
      revision = b.revision + 1, changed_at = moment
    where b.reference = old.reference;
  perform cancel_jobs(old.reference, moment);
  insert into audit_events (reference, revision, at, event, starts_at, actor, channel)
    values (old.reference, old.revision + 1, moment, 'moved', new_.starts_at, request->>'actor', request->>'channel');
  perform add_booking_jobs(old.reference, (
    select jsonb_agg(case when j->>'kind' = 'moved'
      then j || jsonb_build_object('payload', jsonb_build_object('knows', before.knows, 'told', before.told)) else j end)
    from jsonb_array_elements(request->'jobs') j where is_sent or j->>'kind' <> 'moved'
  ), moment);
  return query select 'moved', null::timestamptz;
end
$$;
insert into schema_functions (name, signature, hash) values ('move_booking', 'move_booking(request jsonb, moment timestamptz) returns table (outcome text, allowed_at timestamptz)', '6b66a942593c26c4f294029206ffb10a3e4c2635c2bb56b6ef4a0e99eb7bd7d1');

-- database/functions/next-allowance.sql
-- When an event would be allowed by all limits, [{key, max, seconds, part_of, part}]; null if it is now. A limit with `part_of` names another
-- one of the list by its key, and its own maximum is at most one `part`-th of what that one has left: whoever asks much leaves
-- room for those who have not asked yet, however many they are.
create or replace function next_allowance(limits jsonb, moment timestamptz) returns timestamptz language sql stable as $$
  -- If the max-th newest event is still inside the window, the limit is used up until it leaves.
  select max((
    select e.at + make_interval(secs => w.seconds)
    from counted_events e
    where e.key = w.key and e.at > moment - make_interval(secs => w.seconds)
    order by e.at desc
    offset least(w.max, w.share) - 1
    limit 1
  ))
  from (
    select l->>'key' as key, (l->>'max')::integer as max, (l->>'seconds')::double precision as seconds, (
      select greatest(1, ceil(((whole->>'max')::integer - count(e.at))::numeric / (l->>'part')::integer))::integer
      from jsonb_array_elements(limits) whole
      left join counted_events e
        on e.key = whole->>'key' and e.at > moment - make_interval(secs => (whole->>'seconds')::double precision)
      where whole->>'key' = l->>'part_of'
      group by whole
    ) as share
    from jsonb_array_elements(limits) l
  ) w;
$$;
insert into schema_functions (name, signature, hash) values ('next_allowance', 'next_allowance(limits jsonb, moment timestamptz) returns timestamptz', '800e7bafde49b95adfcd5ae07e919e9f26c5a938c1bff4d583bf1b27edd610b3');

-- database/functions/next-move-at.sql
-- When a booking may be moved again, or null if it may be now: so many times in any 24 hours, or without a limit if `moves_a_day` is null.
create or replace function next_move_at(reference_ text, moves_a_day integer, moment timestamptz)
returns timestamptz language sql stable as $$
  select a.at + interval '1 day' from audit_events a
    where moves_a_day is not null and a.reference = reference_ and a.event = 'moved' and a.at > moment - interval '1 day'
      -- Later ones were made while the clock was ahead; what is audited is never changed.
      and a.at < moment + interval '5 minutes'
    order by a.at desc offset moves_a_day - 1 limit 1;
$$;
insert into schema_functions (name, signature, hash) values ('next_move_at', 'next_move_at(reference_ text, moves_a_day integer, moment timestamptz) returns timestamptz', 'a8b48fff2cae583b5373dbf93015034cc3b99e1158937cc07677dbd203ea0cb2');

-- database/functions/open-verification.sql
-- Opens a challenge and leaves the job that sends its code. A request is {verification, job, limits, phone_limits,
-- refill, try_limits, reserve, per_hour, kept_for_codes}. The spend breaker counts every message of the last hour, and `per_hour` of them stop all codes; but
-- messages about bookings count only until `kept_for_codes` of it are left. From half of it on,
-- the limits that have a `tight` value take it, so that what is unusual slows down first. `limits` count what this caller asks for.
-- `phone_limits` count what everybody sends to this phone, so strangers can use them up; where that keeps a code from being sent is
-- decided by choose_code. Answers until when the code is good and the counts for the alarm; or, in `allowed_at`, when a code could
-- be sent.
create or replace function open_verification(request jsonb, moment timestamptz)
returns table (allowed_at timestamptz, expires_at timestamptz, sent integer, unknown integer) language plpgsql as $$
declare
  limits jsonb := request->'limits';
  asked verifications := jsonb_populate_record(null::verifications, request->'verification');
  choice record;
  per_hour integer := (request->>'per_hour')::integer;
  spent integer;
begin
  -- One code at a time, so nothing that is counted below needs a lock of its own.
  perform pg_advisory_xact_lock(hashtextextended('code-all', 0));
  select s.sent, s.unknown into sent, unknown from messages_of_last_hour(moment) s;
  spent := sent - greatest(0, booking_messages_of_last_hour(moment) - per_hour + coalesce((request->>'kept_for_codes')::integer, 0));
  if spent >= per_hour then
    allowed_at := coalesce(
      (select min(e.at) + interval '1 hour' from counted_events e where e.key = 'code-all' and e.at > moment - interval '1 hour'),
      moment + interval '5 minutes');
    return next;
    return;
  end if;
  if spent * 2 >= per_hour then
    select jsonb_agg(l || jsonb_build_object('max', coalesce(l->'tight', l->'max'))) into limits from jsonb_array_elements(limits) l;
  end if;
  allowed_at := next_allowance(limits, moment);
  if allowed_at is not null then
    return next;
    return;
  end if;
  select * into choice from choose_code(request, moment);
  allowed_at := choice.allowed_at;
  if allowed_at is not null then
    return next;
    return;
  end if;

  expires_at := choice.expires_at;
  insert into counted_events (key, at)
    select distinct l->>'key', moment from jsonb_array_elements(limits || choice.counted) l;
  insert into verifications (id, phone_hash, code_hash, visitor, created_at, expires_at, code_of)
    values (asked.id, asked.phone_hash, asked.code_hash, asked.visitor, moment, choice.expires_at, choice.code_of);
  if choice.code_of is null then
    -- One row for a known and for an unknown phone alike, so that the time it takes tells nothing.
    insert into counted_events (key, at) values
      ('code-all', moment),
      (case when exists (select from known_phones k where k.phone_hash = asked.phone_hash) then 'code-known' else 'code-unknown' end, moment);
    insert into jobs (kind, key, payload, run_at, created_at)
      select j.kind, j.key, j.payload, moment, moment from jsonb_populate_record(null::jobs, request->'job') j;
  end if;
  select s.sent, s.unknown into sent, unknown from messages_of_last_hour(moment) s;
  return next;
end
$$;
insert into schema_functions (name, signature, hash) values ('open_verification', 'open_verification(request jsonb, moment timestamptz) returns table (allowed_at timestamptz, expires_at timestamptz, sent integer, unknown integer)', 'a9ed8975257ff9b10f2590637c067b339d88cdae49b6d25d56f03adb38d45dac');

-- database/functions/place-bookings.sql
-- Makes bookings, each with everything that belongs to it, or nothing. A request is {booking, from, to, hold, visitor, only_held,
-- limits, actor, channel, key, fingerprint, answer, jobs, points, terms}; without `from` the time is kept by another system, and only
-- the record is made; `points` is the visit whose points are decided later, {id, partner, reward_number, member, person, mode, first,
-- later}; `terms` {partner, version, locale, body} are those that were accepted. The answers, by the place of the request: 'booked';
-- 'repeated' with the answer that the same request got before; 'other-request' if the key was used for something else, also if
-- that was refused; 'slot-taken'; what booking_refusal answers; or 'too-many-messages', and `earlier` says when another booking is
-- allowed. Several at once cost little more than one; no two of them may have the same key or the same phone.
create or replace function place_bookings(requests jsonb, moment timestamptz)
returns table (place integer, outcome text, earlier jsonb) language plpgsql as $$
declare
  r record;
  known idempotency_keys;
  taken uuid;
  won bigint[] := '{}';
  times uuid[] := '{}';
  allowed_at timestamptz;
begin
  -- One booking at a time for a phone, or two at once could pass its limits together. All phones before any time, and in one
  -- order, so that two calls never wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(l.phone, 2)) from (
    select distinct e->'booking'->>'patient_phone' as phone from jsonb_array_elements(requests) e
    where e->'limits'->>'verification' is not null order by phone
  ) l;
  perform pg_advisory_xact_lock(hashtextextended(k.key, 0)) from (
    select distinct l->>'key' as key
    from jsonb_array_elements(requests) e, jsonb_array_elements(limits_of_booking(e->'limits', 'judged')) l order by key
  ) k;
  -- Always in the order of people and times, so that two calls that want the same times never wait for each other.
  for r in
    select e.place, e.request->>'key' as key, e.request->>'fingerprint' as fingerprint,
      e.request->'booking'->>'practitioner' as practitioner, e.request->'booking'->>'clinic' as clinic,
      e.request->'booking'->>'patient_phone' as phone,
      case when e.request->'limits'->>'verification' is not null then e.request->'limits' end as limits,
      tstzrange((e.request->>'from')::timestamptz, (e.request->>'to')::timestamptz, '[)') as during,
      e.request ? 'from' as is_ours,
      (e.request->>'hold')::uuid as hold, e.request->>'visitor' as visitor, (e.request->>'only_held')::boolean as only_held
    from jsonb_array_elements(requests) with ordinality as e (request, place)
    order by practitioner, during
  loop
    place := r.place;
    earlier := null;
    taken := null;
    outcome := null;
    -- Looked at twice: before, for the ordinary repetition, which no limit counts; and after losing the time, for the twin of
    -- this very request that was a moment faster. The key is written last, so that no refusal has anything to undo.
    select * into known from idempotency_keys k where k.key = r.key;
    if known.answer is null and known.fingerprint = r.fingerprint then
      -- Refused before, and tried anew.
      delete from idempotency_keys k where k.key = r.key and k.answer is null;
      known := null;
    end if;
    if known.key is null then
      if r.limits is not null then
        outcome := booking_refusal(r.phone, r.limits, moment);
        allowed_at := next_allowance(limits_of_booking(r.limits, 'judged'), moment);
        if outcome is null and allowed_at is not null then
          outcome := 'too-many-messages';
          earlier := to_jsonb(allowed_at);
        end if;
      end if;
      if outcome is null and r.is_ours then
        taken := take_time(r.practitioner, r.clinic, r.during, r.hold, r.visitor, r.only_held, moment);
        if taken is null then
          select * into known from idempotency_keys k where k.key = r.key;
        end if;
      end if;
    end if;
    if known.key is not null then
      outcome := case when known.fingerprint = r.fingerprint then 'repeated' else 'other-request' end;
      earlier := known.answer;
    elsif outcome is not null then
      -- That somebody else has the time is told first: another time, not another phone, is what would help.
      if r.is_ours and exists (
        select from occupied_times t
        where t.practitioner = r.practitioner and t.during && r.during and t.expires_at is null
      ) then
        outcome := 'slot-taken';
        earlier := null;
      end if;
    elsif r.is_ours and taken is null then
      outcome := 'slot-taken';
    else
      outcome := 'booked';
      won := won || r.place;
      times := times || taken;
      -- At once, so that the next of the same call is judged by it.
      insert into counted_events (key, at)
        select distinct l->>'key', moment from jsonb_array_elements(limits_of_booking(r.limits, 'counted')) l;
    end if;
    return next;
  end loop;

  if cardinality(won) = 0 then
    return;
  end if;
  -- One statement for all tables: a lone booking takes less time than with one for each.
  with made as materialized (
    select e.request, e.request->'booking' as booking, e.request->'booking'->>'reference' as reference, t.time
    from unnest(won, times) as t (place, time), lateral (select requests->(t.place - 1)::integer) as e (request)
  ), new_bookings as (
    insert into bookings select b.* from made, jsonb_populate_record(
      null::bookings,
      made.booking || jsonb_build_object(
        'occupied_time', made.time, 'state', 'booked', 'revision', 0, 'created_at', moment, 'changed_at', moment)
    ) b
  ), new_keys as (
    insert into idempotency_keys (key, fingerprint, answer, created_at)
      select made.request->>'key', made.request->>'fingerprint', made.request->'answer', moment from made
  ), new_events as (
    insert into audit_events (reference, revision, at, event, starts_at, actor, channel)
      select made.reference, 0, moment, 'booked', (made.booking->>'starts_at')::timestamptz,
        made.request->>'actor', made.request->>'channel'
      from made
  ), new_jobs as (
    insert into jobs (kind, key, reference, run_at, created_at)
      select j.kind, j.key, made.reference, j.run_at, moment
      from made, jsonb_to_recordset(made.request->'jobs') as j (kind text, key text, run_at timestamptz)
  ), new_terms as (
    insert into accepted_terms (partner, version, locale, body, first_accepted_at)
      select t.partner, t.version, t.locale, t.body, moment
      from made, jsonb_populate_record(null::accepted_terms, made.request->'terms') t
      where jsonb_typeof(made.request->'terms') = 'object'
      on conflict do nothing
  )
  insert into verification_bookings (verification, bookings, last_at)
    select (made.request->'limits'->>'verification')::uuid, 1, moment from made
    where made.request->'limits'->>'verification' is not null
    on conflict (verification) do update set bookings = verification_bookings.bookings + 1, last_at = excluded.last_at;
  -- What they earn is decided after the visit: see settle_points.
  insert into point_visits (
      id, partner, reward_number, member, person, phone, birthdate, mode, is_first, recorded_at, first_points, later_points)
    select p->>'id', p->>'partner', p->>'reward_number', p->>'member', p->>'person', p->>'phone', (p->>'birthdate')::date, p->>'mode',
      false, moment, (p->>'first')::integer, (p->>'later')::integer
    from unnest(won) t (place), lateral (select requests->(t.place - 1)::integer->'points') as e (p)
    where jsonb_typeof(p) = 'object';
end
$$;
insert into schema_functions (name, signature, hash) values ('place_bookings', 'place_bookings(requests jsonb, moment timestamptz) returns table (place integer, outcome text, earlier jsonb)', '1f9519f7c928c5e596eceeceb0c6143e59105f1e35dfcccc126c20c29f5130d3');

-- database/functions/points-day.sql
-- The day of a moment for points: airlines are settled with by the days of Norway, where their agreements are.
create or replace function points_day(moment timestamptz) returns date language sql stable as $$
  select (moment at time zone 'Europe/Oslo')::date;
$$;
insert into schema_functions (name, signature, hash) values ('points_day', 'points_day(moment timestamptz) returns date', '367c2b1cf56e7788ee03bf44ae75e70eb4016cf4f2d45f20fb967ac57ad20103');

-- database/functions/record-freed-time.sql
-- Notes that a time can be had again, in the transaction that frees it. A time that is over is not recorded.
create or replace function record_freed_time(
  practitioner_ text, clinic_ text, range tstzrange, reason_ text, moment timestamptz
) returns void language sql as $$
  insert into freed_times (practitioner, clinic, during, reason, freed_at)
    select practitioner_, clinic_, range, reason_, moment where upper(range) > moment;
$$;
insert into schema_functions (name, signature, hash) values ('record_freed_time', 'record_freed_time( practitioner_ text, clinic_ text, range tstzrange, reason_ text, moment timestamptz ) returns void', 'acfbc328da97cafc39f66f774631ab3f9c2a0b292e08356f7a0aeb6628ee11f2');

-- database/functions/record-points.sql
-- Records a visit that took place, decides what it earns and answers how much. A visit is {id, partner, reward_number, member, person, mode,
-- first, later, day, imported}: `member` and `person` are keyed hashes of the reward number and of the patient, `first` and `later` are the
-- points as the first visit of its mode and as a later one (is_first_visit). The caller has the locks of lock_members.
-- While a new version is rolled out, processes of the version before hashes send {phone, birthdate} instead of {member, person}. Their
-- visits are stored as they come, with `phone`, and hashed by the next process that starts or by the retention job.
create or replace function record_points(visit jsonb, moment timestamptz) returns integer language plpgsql as $$
declare
  is_first_ boolean := is_first_visit(visit);
  earned integer;
begin
  earned := case when is_first_ then (visit->>'first')::integer else (visit->>'later')::integer end;
  insert into point_visits (
      id, partner, reward_number, member, person, phone, birthdate, mode, is_first, points, recorded_at, imported)
    values (
      visit->>'id', visit->>'partner', visit->>'reward_number', visit->>'member', visit->>'person', visit->>'phone',
      (visit->>'birthdate')::date, visit->>'mode', is_first_, earned, moment, visit->'imported');
  if earned > 0 then
    insert into point_lines (visit, partner, day, points)
      values (visit->>'id', visit->>'partner', coalesce((visit->>'day')::date, points_day(moment)), earned);
  end if;
  return earned;
end
$$;
insert into schema_functions (name, signature, hash) values ('record_points', 'record_points(visit jsonb, moment timestamptz) returns integer', 'aedda134c5ded096820b83ab92409cb090dc6cf05b041ad0288f205c127624cb');

-- database/functions/redeem-code.sql
-- Uses a challenge up after its right code, and with it every other live code of the phone; remembers the phone as one that proved
-- itself, and for a day that this visitor did it. Answers the hash of the phone, or null if that has already happened.
create or replace function redeem_code(challenge uuid, moment timestamptz) returns text language plpgsql as $$
declare
  phone text;
  asker text;
begin
  select v.phone_hash, v.visitor into phone, asker from verifications v where v.id = challenge;
  -- Two codes of one phone at once would wait for each other's rows.
  perform pg_advisory_xact_lock(hashtextextended(phone, 3));
  update verifications v set used_at = moment where v.id = challenge and v.used_at is null;
  if not found then
    return null;
  end if;
  update verifications v set used_at = moment where v.phone_hash = phone and v.used_at is null;
  insert into known_phones (phone_hash, last_at) values (phone, moment)
    on conflict (phone_hash) do update set last_at = excluded.last_at;
  insert into counted_events (key, at) values (concat('proved:', phone, ':', asker), moment);
  return phone;
end
$$;
insert into schema_functions (name, signature, hash) values ('redeem_code', 'redeem_code(challenge uuid, moment timestamptz) returns text', '160950982485c1f2766fcdde584d0cb5c24f60157a93894870f82f7ac908bc46');

-- database/functions/replace-rosters.sql
-- Replaces rosters as a whole, all or none. A change is {kind, id, revision, roster}, `revision` being the one that the caller has
-- seen, 0 if there was no roster yet. Answers false, and does nothing, if one of them was changed since. `touched`, [{reference,
-- startsAt, reason}], and `restored`, references, are the bookings that lose or regain their time by it; `freed`, [{practitioner,
-- clinic, start, end, reason}], is the work that it adds; `jobs_` look for other bookings later.
create or replace function replace_rosters(
  changes jsonb, touched jsonb, restored jsonb, freed jsonb, jobs_ jsonb, origin jsonb, moment timestamptz
)
returns boolean language plpgsql as $$
declare
  names text;
begin
  -- Rosters change a few times a day: one change after the other is simpler than an order of locks.
  perform pg_advisory_xact_lock(46662027);
  if exists (
    select from jsonb_to_recordset(changes) as c (kind text, id text, revision integer)
    left join rosters r on r.kind = c.kind and r.id = c.id
    where coalesce(r.revision, 0) <> c.revision
  ) then
    return false;
  end if;

  insert into rosters as r (kind, id, revision, changed_at)
    select c.kind, c.id, c.revision + 1, moment
    from jsonb_to_recordset(changes) as c (kind text, id text, revision integer)
    on conflict (kind, id) do update set revision = excluded.revision, changed_at = moment;
  insert into roster_changes (kind, id, revision, at, actor, channel, who, roster)
    select c.kind, c.id, c.revision + 1, moment, origin->>'actor', origin->>'channel', origin->>'who', c.roster
    from jsonb_to_recordset(changes) as c (kind text, id text, revision integer, roster jsonb);

  delete from shifts s using jsonb_to_recordset(changes) as c (kind text, id text)
    where c.kind = 'practitioner' and s.practitioner = c.id;
  delete from absences a using jsonb_to_recordset(changes) as c (kind text, id text)
    where c.kind = 'practitioner' and a.practitioner = c.id;
  delete from closures o using jsonb_to_recordset(changes) as c (kind text, id text)
    where c.kind = 'clinic' and o.clinic = c.id;
  delete from special_hours h using jsonb_to_recordset(changes) as c (kind text, id text)
    where c.kind = 'clinic' and h.clinic = c.id;

  insert into shifts (practitioner, place, clinic, days, starts, ends, breaks, weeks, valid_from, valid_to)
    select c->>'id', e.place, e.it->>'clinic', array(select jsonb_array_elements_text(e.it->'days')),
      (e.it->'hours'->>'from')::time, (e.it->'hours'->>'to')::time, e.it->'breaks', e.it->>'weeks',
      (e.it->>'validFrom')::date, (e.it->>'validTo')::date
    from jsonb_array_elements(changes) c, jsonb_array_elements(c->'roster'->'shifts') with ordinality as e (it, place);
  insert into absences (practitioner, place, first_day, last_day)
    select c->>'id', e.place, (e.it->>'from')::date, (e.it->>'to')::date
    from jsonb_array_elements(changes) c, jsonb_array_elements(c->'roster'->'absences') with ordinality as e (it, place);
  insert into closures (clinic, place, first_day, last_day, reason)
    select c->>'id', e.place, (e.it->>'from')::date, (e.it->>'to')::date, e.it->'reason'
    from jsonb_array_elements(changes) c, jsonb_array_elements(c->'roster'->'closures') with ordinality as e (it, place);
  insert into special_hours (clinic, place, day, hours, reason)
    select c->>'id', e.place, (e.it->>'date')::date, e.it->'hours', e.it->'reason'
    from jsonb_array_elements(changes) c, jsonb_array_elements(c->'roster'->'specialHours') with ordinality as e (it, place);

  perform mark_touched(touched, restored, moment);
  perform record_freed_time(f.practitioner, f.clinic, tstzrange(f.start, f."end", '[)'), f.reason, moment)
    from jsonb_to_recordset(freed)
      as f (practitioner text, clinic text, start timestamptz, "end" timestamptz, reason text);
  insert into jobs (kind, key, payload, run_at, created_at)
    select j.kind, j.key, j.payload, j.run_at, moment
    from jsonb_to_recordset(jobs_) as j (kind text, key text, payload jsonb, run_at timestamptz);

  -- In the transaction, unlike notices of bookings, so that none is lost; that commits then wait for each other does not matter
  -- at a few changes a day. PostgreSQL takes notifications of up to 8,000 bytes.
  select string_agg((c->>'kind') || ':' || (c->>'id'), ' ') into names from jsonb_array_elements(changes) c;
  perform pg_notify('rosters', case when octet_length(names) < 7000 then names else '*' end);
  return true;
end
$$;
insert into schema_functions (name, signature, hash) values ('replace_rosters', 'replace_rosters( changes jsonb, touched jsonb, restored jsonb, freed jsonb, jobs_ jsonb, origin jsonb, moment timestamptz ) returns boolean', '368bd599ecfe4e81882c3a825565d8d419a36ce3099d1110af27da28d1937b50');

-- database/functions/settle-points.sql
-- Decides the points of bookings whose visit is over, at most `most` of them, and answers how many those were. Who has checked in has come. Without
-- a check-in the visit counts after `patience`, so that whoever came meanwhile with the same number is before it.
create or replace function settle_points(patience interval, most integer, moment timestamptz) returns integer language plpgsql as $$
declare
  due text[];
  v record;
  is_first_ boolean;
  earned integer;
begin
  -- One at a time, or two could take the same visits.
  perform pg_advisory_xact_lock(hashtextextended('settle points', 4));
  select array_agg(d.id) into due from (
    select p.id from point_visits p
      join bookings b on b.reference = p.id
      left join arrivals a on a.reference = b.reference and a.starts_at = b.starts_at
    -- Visits that are not hashed yet are hashed first.
    where p.points is null and p.cancelled_at is null and p.member is not null
      and b.ends_at + case when a.reference is null then patience else interval '0' end <= moment
    order by a.reference is null, b.ends_at, p.id limit most
  ) d;
  perform lock_members(
    (select jsonb_agg(jsonb_build_object('partner', p.partner, 'member', p.member, 'person', p.person)) from point_visits p where p.id = any(due)));
  for v in
    select p.* from unnest(due) with ordinality as d (id, place) join point_visits p on p.id = d.id
    where p.cancelled_at is null order by d.place
    for update of p
  loop
    is_first_ := is_first_visit(to_jsonb(v));
    earned := case when is_first_ then v.first_points else v.later_points end;
    update point_visits p set is_first = is_first_, points = earned where p.id = v.id;
    if earned > 0 then
      insert into point_lines (visit, partner, day, points)
        values (v.id, v.partner, points_day(v.recorded_at), earned);
    end if;
  end loop;
  return coalesce(cardinality(due), 0);
end
$$;
insert into schema_functions (name, signature, hash) values ('settle_points', 'settle_points(patience interval, most integer, moment timestamptz) returns integer', 'ac166c1492ca7570f4be65d01c3d5134e58252fa256e1bd6ae388ce619feb5dc');

-- database/functions/spend-try.sql
-- Spends one of the tries at a challenge. A request is {challenge, visitors, max_tries, sure_tries, limits, tells_expired}: `visitors` are the names
-- that the caller goes by, and `limits` count tries at a phone's codes, [{suffix, max, seconds, part_of, part}], as next_allowance reads them
-- once the phone stands before `suffix` and `part_of`. Strangers can use them up, so the first `sure_tries` at a code that was sent for this
-- challenge are neither refused nor counted: how many those are in a day is bounded by the messages that a phone gets. Answers rows of 'codes' with the codes
-- that the try may match and how many tries are left: this challenge's code and earlier ones of the same phone and visitor; of a
-- challenge that got no code of its own (choose_code), the one that was the newest then, and the one that is now. Otherwise one row:
-- 'unknown' if the challenge is not the caller's, or used; 'expired' if it is too old; 'exhausted'; or 'limited' and until when.
create or replace function spend_try(request jsonb, moment timestamptz)
returns table (outcome text, allowed_at timestamptz, id uuid, phone_hash text, code_hash text, tries_left integer) language plpgsql as $$
declare
  asked verifications;
  max_tries integer := (request->>'max_tries')::integer;
  limits jsonb;
  of_phone text;
begin
  -- The row's lock: a hundred guesses at once are still only the tries that are left.
  select * into asked from verifications v
    where v.id = (request->>'challenge')::uuid and v.used_at is null
      and v.visitor in (select jsonb_array_elements_text(request->'visitors'))
    for update;
  if not found then
    outcome := 'unknown';
    return next;
    return;
  end if;
  if asked.expires_at <= moment then
    -- Processes of the version before do not know 'expired', and answered it with 500.
    outcome := case when (request->>'tells_expired')::boolean then 'expired' else 'unknown' end;
    return next;
    return;
  end if;
  if asked.tries >= max_tries then
    outcome := 'exhausted';
    return next;
    return;
  end if;
  of_phone := 'try-phone:' || asked.phone_hash;
  if asked.code_of is not null or asked.tries >= (request->>'sure_tries')::integer then
    select jsonb_agg(l || jsonb_build_object('key', of_phone || (l->>'suffix'), 'part_of', of_phone || (l->>'part_of')))
      into limits from jsonb_array_elements(request->'limits') l;
    allowed_at := take_allowance(limits, moment);
    if allowed_at is not null then
      outcome := 'limited';
      return next;
      return;
    end if;
  end if;
  update verifications v set tries = v.tries + 1 where v.id = asked.id;
  tries_left := max_tries - asked.tries - 1;
  return query select 'codes', null::timestamptz, v.id, v.phone_hash, v.code_hash, tries_left from verifications v
    where v.phone_hash = asked.phone_hash and v.expires_at > moment and v.used_at is null and v.code_of is null
      and (v.id in (asked.id, asked.code_of)
        or (v.visitor = asked.visitor and v.tries < max_tries)
        or (asked.code_of is not null and not exists (
          select from verifications n
          where n.phone_hash = v.phone_hash and n.code_of is null and n.created_at > v.created_at)));
end
$$;
insert into schema_functions (name, signature, hash) values ('spend_try', 'spend_try(request jsonb, moment timestamptz) returns table (outcome text, allowed_at timestamptz, id uuid, phone_hash text, code_hash text, tries_left integer)', 'd67a6ad262a2384573d465d00d792740196b9459961bb2117d08c125fc3e9a0c');

-- database/functions/take-allowance.sql
-- Counts an event against several limits at once and answers null; or, if one of them is used up, counts nothing and answers what
-- next_allowance does.
create or replace function take_allowance(limits jsonb, moment timestamptz) returns timestamptz language plpgsql as $$
declare
  counted text;
  free_at timestamptz;
begin
  -- Always in the order of the keys, so that two requests with two keys in common never wait for each other.
  for counted in select distinct l->>'key' as key from jsonb_array_elements(limits) l order by key loop
    perform pg_advisory_xact_lock(hashtextextended(counted, 0));
  end loop;
  free_at := next_allowance(limits, moment);
  if free_at is null then
    insert into counted_events (key, at) select distinct l->>'key', moment from jsonb_array_elements(limits) l;
  end if;
  return free_at;
end
$$;
insert into schema_functions (name, signature, hash) values ('take_allowance', 'take_allowance(limits jsonb, moment timestamptz) returns timestamptz', 'ee2c7f51e629402d42ce5e76b960e39a68d9d51b0cbb8f35f2518315e6449483');

-- database/functions/take-back-points.sql
-- Takes back what a cancelled visit earned. What the partner has not been told yet is never told; what it has is told again with
-- a minus. Its number and its person can have a first visit of that mode again.
create or replace function take_back_points(visit_ text, moment timestamptz) returns void language plpgsql as $$
begin
  update point_visits v set cancelled_at = moment where v.id = visit_ and v.cancelled_at is null;
  if not found then
    return;
  end if;
  -- An export that has these lines in hand is waited for.
  delete from point_lines l where l.visit = visit_ and l.export is null;
  insert into point_lines (visit, partner, day, points)
    select l.visit, l.partner, points_day(moment), -l.points
    from point_lines l where l.visit = visit_ and l.points > 0;
end
$$;
insert into schema_functions (name, signature, hash) values ('take_back_points', 'take_back_points(visit_ text, moment timestamptz) returns void', '92af56f0d309b4c8a8756ab8300eeb78d9290850ed9cfdb04d752c3c65a4d02c');

-- database/functions/take-time.sql
-- Takes a time for good: turns the visitor's own hold into the appointment, or takes the time if it is free. With `only_held`
-- nothing but a live hold will do. Answers the id of the occupied time, or null if somebody else has it.
create or replace function take_time(
  practitioner_ text, clinic_ text, range tstzrange, hold uuid, visitor_ text, only_held boolean, moment timestamptz
) returns uuid language plpgsql as $$
declare
  taken uuid;
begin
  if hold is not null then
    update occupied_times t set expires_at = null, visitor = null, held_since = null, counted_as = null
      where t.id = hold and t.practitioner = practitioner_ and t.during = range and t.visitor is not null
        and (not only_held or t.expires_at > moment)
      returning t.id into taken;
    if taken is not null then
      return taken;
    end if;
  end if;

  -- Most times are free: what may be in the way is looked at only if something is.
  for attempt in 1..2 loop
    if not only_held then
      insert into occupied_times (id, practitioner, clinic, during)
        values (gen_random_uuid(), practitioner_, clinic_, range)
        on conflict on constraint one_patient_at_a_time do nothing
        returning occupied_times.id into taken;
      if taken is not null or attempt = 2 then
        return taken;
      end if;
    end if;
    update occupied_times t set expires_at = null, visitor = null, held_since = null, counted_as = null
      where t.practitioner = practitioner_ and t.during = range and t.visitor = visitor_
        and (not only_held or t.expires_at > moment)
      returning t.id into taken;
    if taken is not null or only_held then
      return taken;
    end if;
    delete from occupied_times t
      where t.practitioner = practitioner_ and t.during && range and t.expires_at <= moment;
    if not found then
      return null;
    end if;
  end loop;
end
$$;
insert into schema_functions (name, signature, hash) values ('take_time', 'take_time( practitioner_ text, clinic_ text, range tstzrange, hold uuid, visitor_ text, only_held boolean, moment timestamptz ) returns uuid', 'cc2e72364adda77fd838896ca356b24c939639f2683f7ac2d7dbfba691d621d8');

-- database/functions/time-to-tell.sql
-- What messages about a booking tell.
create or replace function time_to_tell(booking bookings) returns jsonb language sql stable as $$
  select jsonb_build_object('practitioner', booking.practitioner, 'clinic', booking.clinic, 'start', extract(epoch from booking.starts_at));
$$;
insert into schema_functions (name, signature, hash) values ('time_to_tell', 'time_to_tell(booking bookings) returns jsonb', '49a9dc2d05f24e38052e98a53947645576ea8aa1a96b1fa51f11e7e6e68552f7');

-- database/functions/told-of.sql
-- What the patient knows of when and where a booking is. `knows` is 'nothing' if no message has been tried yet, 'time' if `told` was sent, as
-- time_to_tell writes it, or 'unknown' if a message was tried and may have arrived. `is_unsent`: a message is still to be sent.
create or replace function told_of(old bookings) returns table (knows text, told jsonb, is_unsent boolean) language plpgsql as $$
declare
  message jobs;
begin
  -- Locked, so that the message is not claimed and sent between this look and what the caller does.
  select * into message from jobs j
    where j.key = old.reference || case when old.revision = 0 then ':confirmation:0' else ':moved:' || old.revision end
    for update;
  is_unsent := coalesce(message.state = 'waiting', false);
  if message.key is null or message.state = 'done' then
    -- There is no message about a move that told nothing new, nor about one over the limits, which the screen told.
    knows := 'time';
    told := time_to_tell(old);
  elsif not is_unsent or message.attempts > 0 then
    knows := 'unknown';
  elsif message.kind = 'confirmation' then
    knows := 'nothing';
  elsif message.payload ? 'knows' then
    knows := message.payload->>'knows';
    told := nullif(message.payload->'told', 'null');
  else
    -- Written by the version before: the time, "nothing", or null if it is not known.
    knows := case jsonb_typeof(message.payload->'told') when 'object' then 'time' when 'string' then 'nothing' else 'unknown' end;
    told := case when knows = 'time' then message.payload->'told' end;
  end if;
  return next;
end
$$;
insert into schema_functions (name, signature, hash) values ('told_of', 'told_of(old bookings) returns table (knows text, told jsonb, is_unsent boolean)', '9ed96bfb74e9cdb69f6c403b0181988c4f642a35d197ef418c19f9113ba7c4b3');

-- database/functions/too-many-holds.sql
-- When the first of too many holds ends, or null if another one is allowed; the request is hold_time's.
create or replace function too_many_holds(request jsonb, moment timestamptz) returns timestamptz language sql stable as $$
  -- Of the visitor.
  select min(t.expires_at) from occupied_times t
    where t.visitor = request->>'visitor' and t.expires_at > moment
    having count(*) >= (request->>'max_holds')::integer
  union all
  -- From the address and its networks.
  select held.until from jsonb_array_elements(request->'counted') c, lateral (
    select min(t.expires_at) as until from occupied_times t
      where t.expires_at > moment and c->>'key' = any(t.counted_as)
      having count(*) >= (c->>'max')::integer
  ) held
  union all
  -- Of the day: the times that are not booked, divided, so that some are left for others whatever is held.
  select min(t.expires_at) filter (where t.expires_at > moment) from occupied_times t
    where t.clinic = request->>'clinic'
      and t.practitioner in (select jsonb_array_elements_text(request->'day'->'practitioners'))
      and t.during && tstzrange((request->'day'->>'from')::timestamptz, (request->'day'->>'to')::timestamptz, '[)')
    having count(*) filter (where t.expires_at > moment) >= (request->'day'->>'least')::integer
      and (coalesce(sum(minutes_of(t.during)) filter (where t.expires_at > moment), 0)
        + minutes_of(tstzrange((request->>'from')::timestamptz, (request->>'to')::timestamptz, '[)'))
      ) * (request->'day'->>'part')::integer
      > (request->'day'->>'minutes')::integer - coalesce(sum(minutes_of(t.during)) filter (where t.expires_at is null), 0)
  order by 1 limit 1;
$$;
insert into schema_functions (name, signature, hash) values ('too_many_holds', 'too_many_holds(request jsonb, moment timestamptz) returns timestamptz', 'ca1bd06c4e88e02800bd007aaefd60c34a3b1e4b71e25b2608c6a5028642ab67');
