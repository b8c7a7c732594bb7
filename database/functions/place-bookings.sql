-- Makes bookings, each with everything that belongs to it, or nothing. A request is {booking, from, to, hold, visitor, actor,
-- channel, key, fingerprint, answer, jobs}; without `from` the time is kept by another system, and only the record is made. The answers, by the
-- place of the request: 'booked'; 'repeated' with the answer that the same request got before; 'other-request' if the key was
-- used for something else; 'slot-taken'. Several at once cost little more than one; no two of them may have the same key.
create or replace function place_bookings(requests jsonb, moment timestamptz)
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
  insert into audit_events (reference, revision, at, event, starts_at, actor, channel)
    select w->'booking'->>'reference', 0, moment, 'booked', (w->'booking'->>'starts_at')::timestamptz, w->>'actor', w->>'channel'
    from unnest(won) w;
  insert into jobs (kind, key, reference, run_at, created_at)
    select j.kind, j.key, w->'booking'->>'reference', j.run_at, moment
    from unnest(won) w, jsonb_to_recordset(w->'jobs') as j (kind text, key text, run_at timestamptz);
end
$$;
