-- Gives a booking another time. A request is {reference, revision, to, from_time, to_time, visitor, actor, channel, jobs,
-- moves_a_day, messages, offer}: `to` are the columns that change; without `from_time` the times are kept by another system, and only the record
-- changes; without `moves_a_day` there is no limit; with `offer` it must be open still; `messages` are limits on the message about it. Over them it is moved without one, since
-- neighbours behind the same address can use them up, unless it takes the place of a message that was not sent yet; it is also left out if the
-- patient was last told the very same. Answers 'moved', 'gone' if it was cancelled or changed since it was read,
-- 'visit-order' if it is a visit of a package and would not be between the others, or 'too-many-moves' and when the next one is allowed. If the time is taken, it raises 23P01.
create or replace function move_booking(request jsonb, moment timestamptz)
returns table (outcome text, allowed_at timestamptz) language plpgsql as $$
declare
  r record;
  old bookings;
  new_ bookings;
  taken uuid;
  before record;
  is_sent boolean;
begin
  select * into r from jsonb_to_record(request) as k (
      reference text, revision integer, "to" jsonb, from_time timestamptz, to_time timestamptz, visitor text, actor text, channel text,
      jobs jsonb, moves_a_day integer, messages jsonb, offer text)
    where check_keys(request, '{reference,revision,to,visitor,actor,channel,jobs,moves_a_day,messages}', '{from_time,to_time,offer}');
  select b.* into new_
    from jsonb_to_record(r."to") as k (
        slot text, clinic text, practitioner text, starts_at timestamptz, ends_at timestamptz, remote_id text),
      jsonb_populate_record(null::bookings, to_jsonb(k)) b
    where check_keys(r."to", '{slot,clinic,practitioner,starts_at,ends_at,remote_id}');
  perform lock_package(r.reference);
  select * into old from bookings b where b.reference = r.reference for update;
  if not found or old.state <> 'booked' or old.revision <> r.revision then
    return query select 'gone', null::timestamptz;
    return;
  end if;
  if r.offer is not null then
    -- Locked, so that it is either taken or declined.
    perform from waiting_entries w where w.booking = r.reference order by w.id for update;
    perform from offers o where o.id = r.offer and o.state = 'open' and o.expires_at > moment for update;
    if not found then
      return query select 'gone', null::timestamptz;
      return;
    end if;
  end if;
  if old.package is not null
    and visit_refusal(old.package, old.visit, old.reference, tstzrange(new_.starts_at, new_.ends_at, '[)')) is not null then
    return query select 'visit-order', null::timestamptz;
    return;
  end if;
  allowed_at := next_move_at(old.reference, r.moves_a_day, moment);
  if allowed_at is not null then
    return query select 'too-many-moves', allowed_at;
    return;
  end if;

  select * into before from told_of(old);
  is_sent := before.told is distinct from time_to_tell(new_)
    and (take_allowance(r.messages, moment) is null or before.is_unsent);
  -- The old time goes first, since the new one may overlap it; if the new one is taken, the exception brings it back.
  perform free_time_of(old, 'moved', moment);
  if r.from_time is not null then
    -- Of a time that overlaps the old one only the rest could be held.
    delete from occupied_times t
      where t.visitor = r.visitor and t.practitioner = new_.practitioner and t.during && tstzrange(r.from_time, r.to_time, '[)')
        and t.during <> tstzrange(r.from_time, r.to_time, '[)');
    taken := take_time(
      new_.practitioner, new_.clinic,
      tstzrange(r.from_time, r.to_time, '[)'),
      null, r.visitor, false, moment);
    if taken is null then
      raise exception using errcode = '23P01', message = 'slot-taken';
    end if;
  end if;
  update bookings b set
      occupied_time = taken, remote_id = coalesce(new_.remote_id, b.remote_id), slot = new_.slot,
      clinic = new_.clinic, practitioner = new_.practitioner, starts_at = new_.starts_at, ends_at = new_.ends_at,
      revision = b.revision + 1, changed_at = moment
    where b.reference = old.reference;
  perform tell_webhooks('moved', 'booked', b, old, null, moment) from bookings b where b.reference = old.reference;
  perform cancel_jobs(old.reference, moment);
  insert into audit_events (reference, revision, at, event, starts_at, actor, channel)
    values (old.reference, old.revision + 1, moment, 'moved', new_.starts_at, r.actor, r.channel);
  perform add_booking_jobs(old.reference, (
    select jsonb_agg(case when j.kind = 'moved'
      then e || jsonb_build_object('payload', jsonb_build_object('knows', before.knows, 'told', before.told)) else e end)
    from jsonb_array_elements(r.jobs) e, jsonb_to_record(e) as j (kind text) where is_sent or j.kind <> 'moved'
  ), moment);
  return query select 'moved', null::timestamptz;
end
$$;
