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
