-- Makes bookings, each with everything that belongs to it, or nothing. A request is {booking, from, to, hold, visitor, only_held,
-- limits, actor, channel, key, fingerprint, answer, jobs, points, terms}; without `from` the time is kept by another system, and only
-- the record is made; `points` is the visit whose points are decided later, {id, partner, reward_number, member, person, mode, first,
-- later}; `terms` {partner, version, locale, body} are those that were accepted; with `places` the booking is of a group that has so many; with `offer` it
-- takes what the waiting list holds for somebody, who then waits no longer; without `key` it is repeated by whoever calls, as book_together is. The outcomes, by the place of the request: 'booked';
-- 'repeated' with the `answer` that the same request got before; 'other-request' if the key was used for something else, also if
-- that was refused; 'slot-taken'; what booking_refusal, place_refusal or visit_refusal answers; or 'too-many-messages', and `allowed_at` says when another booking is
-- allowed. Several at once cost little more than one; no two of them may have the same key or the same phone. Plans are kept: making one for every
-- call takes longer than the statements.
create or replace function make_bookings(requests jsonb, moment timestamptz)
returns table (place integer, outcome text, answer jsonb, allowed_at timestamptz)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  r record;
  known idempotency_keys;
  taken uuid;
  is_ours boolean;
  phones text[];
  all_limits jsonb[];
  won integer[] := '{}';
  times uuid[] := '{}';
  references_won text[] := '{}';
  offer_ text;
  offers_taken text[] := '{}';
  offers_for text[] := '{}';
begin
  -- Their keys are checked when they are read as a whole.
  select array_agg(distinct b.patient_phone order by b.patient_phone), array_agg(o.limits) into phones, all_limits
    from jsonb_to_recordset(requests) as o (limits jsonb, booking jsonb), jsonb_to_record(o.booking) as b (patient_phone text)
    where o.limits is not null;
  -- One booking at a time for a phone, or two at once could pass its limits together. All phones before any time, and in one
  -- order, so that two calls never wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(p.phone, 2)) from unnest(phones) as p (phone);
  perform pg_advisory_xact_lock(hashtextextended(k.key, 0)) from (
    select distinct l.key from unnest(all_limits) as a (limits), jsonb_to_recordset(limits_of_booking(a.limits, 'judged')) as l (key text)
    order by l.key
  ) k;
  -- Always in the order of people and times, so that two calls that want the same times never wait for each other.
  for r in select * from read_booking_requests(requests) o order by o.practitioner, o.during loop
    place := r.place;
    answer := null;
    allowed_at := null;
    taken := null;
    outcome := null;
    is_ours := r.during is not null;
    offer_ := null;
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
        outcome := coalesce(
          booking_refusal(r.patient_phone, r.limits, moment),
          place_refusal(r.patient_phone, r.group_booking->>'id', r.during, (r.limits->>'per_run')::integer));
        allowed_at := next_allowance(limits_of_booking(r.limits, 'judged'), moment);
        if outcome is null and allowed_at is not null then
          outcome := 'too-many-messages';
        end if;
      end if;
      if outcome is null and r.package is not null then
        outcome := visit_refusal(r.package, r.visit, r.reference, tstzrange(r.starts_at, r.ends_at, '[)'));
      end if;
      offer_ := requests->(r.place - 1)->>'offer';
      if outcome is null and offer_ is not null then
        -- Locked, so that it is either taken or goes on to the next; whoever waits before what they are offered, as everywhere.
        perform from waiting_entries w where w.id = (select o.entry from offers o where o.id = offer_) for update;
        perform from offers o where o.id = offer_ and o.state = 'open' and o.expires_at > moment for update;
        if not found then
          select * into known from idempotency_keys k where k.key = r.key;
          outcome := case when known.key is null then 'slot-taken' end;
        end if;
      end if;
      if outcome is null and known.key is null and is_ours then
        taken := case when r.places is null
          then take_time(r.practitioner, r.clinic, r.during, r.hold, r.visitor, r.only_held, moment)
          else take_place(r.group_booking->>'id', r.places, r.clinic, r.during, r.hold, r.visitor, moment) end;
        if taken is null then
          select * into known from idempotency_keys k where k.key = r.key;
        end if;
      end if;
    end if;
    if known.key is not null then
      outcome := case when known.fingerprint = r.fingerprint then 'repeated' else 'other-request' end;
      answer := known.answer;
    elsif outcome is not null then
      -- That somebody else has the time is told first: another time, not another phone, is what would help.
      if is_ours and r.places is null and exists (
        select from occupied_times t
        where t.practitioner = r.practitioner and t.during && r.during and t.expires_at is null
      ) then
        outcome := 'slot-taken';
      end if;
    elsif is_ours and taken is null then
      outcome := 'slot-taken';
    else
      outcome := 'booked';
      won := won || r.place;
      times := times || taken;
      references_won := references_won || r.reference;
      if offer_ is not null then
        offers_taken := offers_taken || offer_;
        offers_for := offers_for || r.reference;
      end if;
      -- At once, so that the next of the same call is judged by it.
      insert into counted_events (key, at)
        select distinct l.key, moment from jsonb_to_recordset(limits_of_booking(r.limits, 'counted')) as l (key text);
    end if;
    if outcome <> 'too-many-messages' then
      allowed_at := null;
    end if;
    return next;
  end loop;

  if cardinality(won) = 0 then
    return;
  end if;
  -- One statement for all tables: a lone booking takes less time than with one for each.
  with made as materialized (
    select o.*, t.time from unnest(won, times) as t (place, time) join read_booking_requests(requests) o on o.place = t.place
  ), new_bookings as (
    insert into bookings (
        reference, token_hash, state, occupied_time, remote_id, slot, treatment, clinic, practitioner, starts_at, ends_at, price,
        patient_name, patient_birthdate, patient_email, patient_phone, description, departs_at, locale, partner, partner_left_out,
        package, visit, package_terms, group_booking, booked_with, client, revision, created_at, changed_at)
      select m.reference, m.token_hash, 'booked', m.time, m.remote_id, m.slot, m.treatment, m.clinic, m.practitioner, m.starts_at, m.ends_at, m.price,
        m.patient_name, m.patient_birthdate, m.patient_email, m.patient_phone, m.description, m.departs_at, m.locale, m.partner, m.partner_left_out,
        m.package, m.visit, m.package_terms, m.group_booking, m.booked_with, m.client, 0, moment, moment
      from made m
  ), new_keys as (
    insert into idempotency_keys (key, fingerprint, answer, created_at)
      select m.key, m.fingerprint, m.answer, moment from made m where m.key is not null
  ), new_events as (
    insert into audit_events (reference, revision, at, event, starts_at, actor, channel)
      select m.reference, 0, moment, 'booked', m.starts_at, m.actor, m.channel from made m
  ), new_jobs as (
    insert into jobs (kind, key, reference, run_at, created_at, trace)
      select j.kind, j.key, m.reference, j.run_at, moment, j.trace
      from made m, jsonb_array_elements(m.jobs) e, jsonb_to_record(e) as j (kind text, key text, run_at timestamptz, trace text)
      where check_keys(e, '{kind,key,run_at}', '{trace}')
  ), new_terms as (
    insert into accepted_terms (partner, version, locale, body, first_accepted_at)
      select t.partner, t.version, t.locale, t.body, moment
      from made m, jsonb_to_record(m.terms) as t (partner text, version text, locale text, body text)
      where m.terms is not null and check_keys(m.terms, '{partner,version,locale,body}')
      on conflict do nothing
  ), resumed_packages as (
    -- One whose rest was cancelled goes on at its price.
    insert into price_corrections (reference, at, amount)
      select c.reference, moment, -sum(c.amount) from made m join price_corrections c on c.reference = m.package
      where m.visit > 1 group by c.reference having sum(c.amount) <> 0
  ), new_visits as (
    -- What they earn is decided after the visit: see settle_points.
    insert into point_visits (id, partner, reward_number, member, person, mode, is_first, recorded_at, first_points, later_points)
      select p.id, p.partner, p.reward_number, p.member, p.person, p.mode, false, moment, p.first, p.later
      from made m, jsonb_to_record(m.points)
        as p (id text, partner text, reward_number text, member text, person text, mode text, first integer, later integer)
      where m.points is not null and check_keys(m.points, '{id,partner,reward_number,member,person,mode,first,later}')
  )
  insert into verification_bookings (verification, bookings, last_at)
    select l.verification, 1, moment from made m, jsonb_to_record(m.limits) as l (verification uuid)
    where m.limits is not null and l.verification is not null
    on conflict (verification) do update set bookings = verification_bookings.bookings + 1, last_at = excluded.last_at;
  perform tell_webhooks('booked', 'booked', b, null, null, moment) from bookings b where b.reference = any(references_won)
    -- Asked once for all: most installations have none.
    and exists (select from clients c where c.webhook_url is not null);
  if cardinality(offers_taken) > 0 then
    delete from waiting_entries w using offers o where o.id = any(offers_taken) and w.id = o.entry;
    update offers o set state = 'taken', booking = t.reference from unnest(offers_taken, offers_for) as t (offer, reference) where o.id = t.offer;
  end if;
end
$$;
