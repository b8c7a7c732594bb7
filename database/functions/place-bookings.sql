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
