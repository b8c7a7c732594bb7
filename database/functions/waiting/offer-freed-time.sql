-- Offers somebody on the waiting list a time that has become available, and holds it. A request is {id, token_hash, entry, freed, slot, practitioner, clinic,
-- start, end, date, part, busy_until, run, places, expires_at, job, limits}: `freed` is the row of freed_times whose hold the time is a part of; a place of a run is
-- whichever of its `places` is free; `job` is the message. Answers 'made'; 'gone' if they wait no longer, or for something else than when that was planned, or have an offer; 'slot-taken'; or 'too-many'.
create or replace function offer_freed_time(request jsonb, moment timestamptz) returns text language plpgsql as $$
declare
  r record;
  e waiting_entries;
  range tstzrange;
  kept occupied_times;
  name text;
  is_held boolean := false;
begin
  select * into r from jsonb_to_record(request) as k (
      id text, token_hash text, entry text, freed bigint, slot text, practitioner text, clinic text, start timestamptz, "end" timestamptz,
      date date, part text, busy_until timestamptz, run text, places integer, expires_at timestamptz, job jsonb, limits jsonb)
    where check_keys(request, '{id,token_hash,entry,freed,slot,practitioner,clinic,start,end,busy_until,run,places,expires_at,job,limits}', '{date,part}');
  range := tstzrange(r.start, r.busy_until, '[)');
  -- As make_offer: one at a time at a clinic.
  perform pg_advisory_xact_lock(hashtextextended('offers ' || r.clinic, 1));
  select * into e from waiting_entries w where w.id = r.entry and waits_still(w, moment) for update;
  if not found or exists (select from offers o where o.entry = r.entry and o.state = 'open') then
    return 'gone';
  end if;
  -- The version before tells no date.
  if r.run is null and r.date is not null and not (r.clinic = any(e.clinics) and r.part = any(e.parts) and exists (
    select from jsonb_to_recordset(e.days) as d ("from" date, "to" date) where r.date between d."from" and d."to"
  )) then
    return 'gone';
  end if;
  if next_allowance(r.limits, moment) is not null then
    return 'too-many';
  end if;
  -- Of what is kept for the list, the rest is kept on.
  delete from occupied_times t
    where t.visitor = 'freed:' || r.freed and t.during && range and (r.run is not null or t.practitioner = r.practitioner)
    returning t.* into kept;
  for name in
    select r.practitioner where r.run is null
    union all select p.name from free_places(r.run, r.places, range, 'offer:' || r.id, moment) as p (name) where r.run is not null
  loop
    delete from occupied_times t where t.practitioner = name and t.during && range and t.expires_at <= moment;
    -- A minute longer than it can be taken, so that it goes on to the next before anybody else has it. Counted against nobody: `counted_as` is null.
    insert into occupied_times (id, practitioner, clinic, during, expires_at, visitor, held_since)
      values (gen_random_uuid(), name, r.clinic, range, r.expires_at + interval '1 minute', 'offer:' || r.id, moment)
      on conflict on constraint one_patient_at_a_time do nothing;
    is_held := found;
    exit when is_held;
  end loop;
  if kept.id is not null then
    insert into occupied_times (id, practitioner, clinic, during, expires_at, visitor, held_since)
      select gen_random_uuid(), kept.practitioner, kept.clinic, rest, kept.expires_at, kept.visitor, kept.held_since
      from unnest(tstzmultirange(kept.during) - case when is_held and name = kept.practitioner then tstzmultirange(range) else '{}' end) as m (rest)
      on conflict on constraint one_patient_at_a_time do nothing;
  end if;
  if not is_held then
    return 'slot-taken';
  end if;
  perform take_allowance(r.limits, moment);
  insert into offers (id, token_hash, reason, booking, entry, treatment, clinic, made_at, expires_at)
    values (r.id, r.token_hash, 'freed-time', e.booking, e.id, e.treatment, r.clinic, moment, r.expires_at);
  insert into offered_times (offer, slot, practitioner, starts_at, ends_at) values (r.id, r.slot, r.practitioner, r.start, r."end");
  insert into jobs (kind, key, run_at, created_at)
    select j.kind, j.key, j.run_at, moment from jsonb_to_record(r.job) as j (kind text, key text, run_at timestamptz)
    where check_keys(r.job, '{kind,key,run_at}');
  insert into jobs (kind, key, run_at, created_at) values ('offer-end', 'offer-end:' || r.id, r.expires_at, moment);
  return 'made';
end
$$;
