-- Puts somebody on the waiting list. A request is {entry, limits, job}: `limits` are those of make_bookings, with `per_phone` for entries, and `job` is the
-- message that tells of it. Answers 'joined' and the entry's id; 'changed' and the id of the one that the same patient had already, who waits for
-- something else from now on and keeps their place; 'already-waiting' if another patient of the phone waits for the same; 'verification-used-up';
-- 'booking-gone' if the one that would move is cancelled or has begun; 'too-many-entries'; or 'too-many-messages', and `allowed_at` says when another one is allowed.
create or replace function join_waiting_list(request jsonb, moment timestamptz)
returns table (outcome text, entry_id text, allowed_at timestamptz) language plpgsql as $$
declare
  r record;
  l record;
  e waiting_entries;
  known waiting_entries;
begin
  select * into r from jsonb_to_record(request) as k (entry jsonb, limits jsonb, job jsonb) where check_keys(request, '{entry,limits,job}');
  select w.* into e
    from jsonb_to_record(r.entry) as k (
        id text, token_hash text, treatment text, run text, run_date text, clinics text[], days jsonb, parts text[], booking text, until timestamptz,
        patient_name text, patient_birthdate date, patient_email text, patient_phone text, description text, departs_at timestamptz, locale text),
      jsonb_populate_record(null::waiting_entries, to_jsonb(k)) w
    where check_keys(r.entry, '{id,token_hash,treatment,run,run_date,clinics,days,parts,booking,until,patient_name,patient_birthdate,patient_email,patient_phone,description,departs_at,locale}');
  select * into l from jsonb_to_record(r.limits) as k (verification uuid, per_verification integer, per_phone integer, messages jsonb)
    where check_keys(r.limits, '{verification,per_verification,per_phone,messages}');
  -- It may be cancelled at the same moment, which locks it first, too.
  if e.booking is not null then
    perform from bookings b where b.reference = e.booking and b.state = 'booked' and b.starts_at > moment for share;
    if not found then
      return query select 'booking-gone', null::text, null::timestamptz;
      return;
    end if;
  end if;
  -- As make_bookings does, and in the same order: one at a time for a phone, then for what is counted.
  perform pg_advisory_xact_lock(hashtextextended(e.patient_phone, 2));
  perform pg_advisory_xact_lock(hashtextextended(k.key, 0)) from (
    select distinct j.key from jsonb_to_recordset(limits_of_booking(r.limits, 'judged')) as j (key text) order by j.key
  ) k;
  delete from waiting_entries w where w.patient_phone = e.patient_phone and not waits_still(w, moment);
  select * into known from waiting_entries w
    where w.patient_phone = e.patient_phone and w.treatment = e.treatment
      and w.run is not distinct from e.run and w.run_date is not distinct from e.run_date
    for update;
  if found then
    if known.patient_name <> e.patient_name or known.patient_birthdate <> e.patient_birthdate then
      return query select 'already-waiting', null::text, null::timestamptz;
      return;
    end if;
    update waiting_entries w set clinics = e.clinics, days = e.days, parts = e.parts, booking = e.booking, until = e.until, ignored = 0,
        patient_email = e.patient_email, description = e.description, departs_at = e.departs_at, locale = e.locale
      where w.id = known.id;
    return query select 'changed', known.id, null::timestamptz;
    return;
  end if;
  if exists (
    select from verification_bookings v where v.verification = l.verification and v.bookings >= l.per_verification
  ) then
    return query select 'verification-used-up', null::text, null::timestamptz;
    return;
  end if;
  if (select count(*) from waiting_entries w where w.patient_phone = e.patient_phone) >= l.per_phone then
    return query select 'too-many-entries', null::text, null::timestamptz;
    return;
  end if;
  allowed_at := next_allowance(limits_of_booking(r.limits, 'judged'), moment);
  if allowed_at is not null then
    return query select 'too-many-messages', null::text, allowed_at;
    return;
  end if;

  insert into counted_events (key, at)
    select distinct j.key, moment from jsonb_to_recordset(limits_of_booking(r.limits, 'counted')) as j (key text);
  e.since := moment;
  e.ignored := 0;
  insert into waiting_entries select e.*;
  if l.verification is not null then
    insert into verification_bookings (verification, bookings, last_at) values (l.verification, 1, moment)
      on conflict (verification) do update set bookings = verification_bookings.bookings + 1, last_at = excluded.last_at;
  end if;
  insert into jobs (kind, key, run_at, created_at)
    select j.kind, j.key, j.run_at, moment from jsonb_to_record(r.job) as j (kind text, key text, run_at timestamptz)
    where check_keys(r.job, '{kind,key,run_at}');
  return query select 'joined', e.id, null::timestamptz;
end
$$;
