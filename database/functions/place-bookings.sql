-- Makes bookings, each with everything that belongs to it, or nothing. A request is {booking, from, to, hold, visitor, only_held,
-- limits, actor, channel, key, fingerprint, answer, jobs, points, terms}; without `from` the time is kept by another system, and only
-- the record is made; `points` is the visit that record_points takes, `terms` {partner, version, locale, body} that were accepted. The answers, by the place of the request: 'booked';
-- 'repeated' with the answer that the same request got before; 'other-request' if the key was used for something else;
-- 'slot-taken'; or what booking_refusal answers. Several at once cost little more than one; no two of them may have the same key
-- or the same phone.
create or replace function place_bookings(requests jsonb, moment timestamptz)
returns table (place integer, outcome text, earlier jsonb) language plpgsql as $$
declare
  r record;
  phone text;
  known idempotency_keys;
  taken uuid;
  refusal text;
  won jsonb[] := '{}';
  earning jsonb;
begin
  -- One booking at a time for a phone, or two at once could pass its limits together. All phones before any time, and in one
  -- order, so that two calls never wait for each other.
  for phone in
    select distinct e->'booking'->>'patient_phone' as p from jsonb_array_elements(requests) e
    where e->'limits'->>'verification' is not null order by p
  loop
    perform pg_advisory_xact_lock(hashtextextended(phone, 2));
  end loop;
  select jsonb_agg(e->'points') into earning
    from jsonb_array_elements(requests) e where jsonb_typeof(e->'points') = 'object';
  if earning is not null then
    perform lock_members(earning);
  end if;

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
    taken := null;
    refusal := null;
    -- Looked at twice: before, for the ordinary repetition, which no limit counts; and after losing the time, for the twin of
    -- this very request that was a moment faster. The key is written last, so that no refusal has anything to undo.
    select * into known from idempotency_keys k where k.key = r.key;
    if not found then
      if r.request->'limits'->>'verification' is not null then
        refusal := booking_refusal(r.request->'booking'->>'patient_phone', r.request->'limits', moment);
      end if;
      if refusal is null and r.starts_at is not null then
        taken := take_time(
          r.practitioner, r.clinic, tstzrange(r.starts_at, r.ends_at, '[)'), (r.request->>'hold')::uuid,
          r.request->>'visitor', (r.request->>'only_held')::boolean, moment);
        if taken is null then
          select * into known from idempotency_keys k where k.key = r.key;
        end if;
      end if;
    end if;
    if known.key is not null then
      outcome := case when known.fingerprint = r.fingerprint then 'repeated' else 'other-request' end;
      earlier := known.answer;
    elsif refusal is not null then
      -- That somebody else has the time is told first: another time, not another phone, is what would help.
      outcome := case when r.starts_at is not null and exists (
        select from occupied_times t where t.practitioner = r.practitioner
          and t.during && tstzrange(r.starts_at, r.ends_at, '[)') and t.expires_at is null
      ) then 'slot-taken' else refusal end;
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
  insert into verification_bookings (verification, bookings, last_at)
    select (w->'limits'->>'verification')::uuid, 1, moment from unnest(won) w
    where w->'limits'->>'verification' is not null
    on conflict (verification) do update set bookings = verification_bookings.bookings + 1, last_at = excluded.last_at;
  insert into accepted_terms (partner, version, locale, body, first_accepted_at)
    select t.partner, t.version, t.locale, t.body, moment
    from unnest(won) w, jsonb_populate_record(null::accepted_terms, w->'terms') t where jsonb_typeof(w->'terms') = 'object'
    on conflict do nothing;
  if earning is not null then
    -- One after the other: two of them may have the same number. Whoever repeats the request is told of the same points.
    with earned as materialized (
      select w->>'key' as key, record_points(w->'points', moment) as points
      from unnest(won) w where jsonb_typeof(w->'points') = 'object'
    )
    update idempotency_keys k set answer = jsonb_set(k.answer, '{partner,points}', to_jsonb(e.points))
      from earned e where k.key = e.key;
  end if;
end
$$;
