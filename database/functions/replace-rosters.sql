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
