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
  by_ record;
begin
  select * into by_ from jsonb_to_record(origin) as k (actor text, channel text, who text) where check_keys(origin, '{actor,channel,who}');
  -- Rosters change a few times a day: one change after the other is simpler than an order of locks.
  perform pg_advisory_xact_lock(46662027);
  if exists (
    select from jsonb_array_elements(changes) e, jsonb_to_record(e) as c (kind text, id text, revision integer, roster jsonb)
    left join rosters r on r.kind = c.kind and r.id = c.id
    where check_keys(e, '{kind,id,revision,roster}') and coalesce(r.revision, 0) <> c.revision
  ) then
    return false;
  end if;

  insert into rosters as r (kind, id, revision, changed_at)
    select c.kind, c.id, c.revision + 1, moment
    from jsonb_to_recordset(changes) as c (kind text, id text, revision integer)
    on conflict (kind, id) do update set revision = excluded.revision, changed_at = moment;
  insert into roster_changes (kind, id, revision, at, actor, channel, who, roster)
    select c.kind, c.id, c.revision + 1, moment, by_.actor, by_.channel, by_.who, c.roster
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
    select c.id, e.place, s.clinic, s.days, h."from", h."to", s.breaks, s.weeks, s."validFrom", s."validTo"
    from jsonb_to_recordset(changes) as c (kind text, id text, roster jsonb),
      jsonb_to_record(c.roster) as o (shifts jsonb, absences jsonb),
      jsonb_array_elements(o.shifts) with ordinality as e (it, place),
      jsonb_to_record(e.it) as s (clinic text, days text[], hours jsonb, breaks jsonb, weeks text, "validFrom" date, "validTo" date),
      jsonb_to_record(s.hours) as h ("from" time, "to" time)
    where c.kind = 'practitioner' and check_keys(c.roster, '{shifts,absences}') and check_keys(e.it, '{clinic,days,hours,breaks,weeks}', '{validFrom,validTo}')
      and check_keys(s.hours, '{from,to}');
  insert into absences (practitioner, place, first_day, last_day)
    select c.id, e.place, a."from", a."to"
    from jsonb_to_recordset(changes) as c (kind text, id text, roster jsonb),
      jsonb_to_record(c.roster) as o (shifts jsonb, absences jsonb),
      jsonb_array_elements(o.absences) with ordinality as e (it, place), jsonb_to_record(e.it) as a ("from" date, "to" date)
    where c.kind = 'practitioner' and check_keys(c.roster, '{shifts,absences}') and check_keys(e.it, '{from,to}');
  insert into closures (clinic, place, first_day, last_day, reason)
    select c.id, e.place, a."from", a."to", a.reason
    from jsonb_to_recordset(changes) as c (kind text, id text, roster jsonb),
      jsonb_to_record(c.roster) as o (closures jsonb, "specialHours" jsonb),
      jsonb_array_elements(o.closures) with ordinality as e (it, place), jsonb_to_record(e.it) as a ("from" date, "to" date, reason jsonb)
    where c.kind = 'clinic' and check_keys(c.roster, '{closures,specialHours}') and check_keys(e.it, '{from,to,reason}');
  insert into special_hours (clinic, place, day, hours, reason)
    select c.id, e.place, a.date, a.hours, a.reason
    from jsonb_to_recordset(changes) as c (kind text, id text, roster jsonb),
      jsonb_to_record(c.roster) as o (closures jsonb, "specialHours" jsonb),
      jsonb_array_elements(o."specialHours") with ordinality as e (it, place), jsonb_to_record(e.it) as a (date date, hours jsonb, reason jsonb)
    where c.kind = 'clinic' and check_keys(c.roster, '{closures,specialHours}') and check_keys(e.it, '{date,hours,reason}');

  insert into group_plans as g (id, plan)
    select c.id, c.roster from jsonb_to_recordset(changes) as c (kind text, id text, roster jsonb) where c.kind = 'group'
    on conflict (id) do update set plan = excluded.plan;

  perform mark_touched(touched, restored, moment);
  perform record_freed_time(f.practitioner, f.clinic, tstzrange(f.start, f."end", '[)'), f.reason, moment)
    from jsonb_array_elements(freed) e,
      jsonb_to_record(e) as f (practitioner text, clinic text, start timestamptz, "end" timestamptz, reason text)
    where check_keys(e, '{practitioner,clinic,start,end,reason}');
  insert into jobs (kind, key, payload, run_at, created_at)
    select j.kind, j.key, j.payload, j.run_at, moment
    from jsonb_array_elements(jobs_) e, jsonb_to_record(e) as j (kind text, key text, payload jsonb, run_at timestamptz)
    where check_keys(e, '{kind,key,payload,run_at}');

  -- In the transaction, unlike notices of bookings, so that none is lost; that commits then wait for each other does not matter
  -- at a few changes a day. PostgreSQL takes notifications of up to 8,000 bytes.
  select string_agg(c.kind || ':' || c.id, ' ') into names from jsonb_to_recordset(changes) as c (kind text, id text);
  perform pg_notify('rosters', case when octet_length(names) < 7000 then names else '*' end);
  return true;
end
$$;
