-- Gives a booking another time. A request is {reference, revision, to, from_time, to_time, visitor, actor, channel, jobs,
-- moves_a_day, messages}: `to` are the columns that change; without `from_time` the times are kept by another system, and only the record
-- changes; without `moves_a_day` there is no limit; `messages` are limits on the message about it. Over them it is moved without one, since
-- neighbours behind the same address can use them up, unless it takes the place of a message that was not sent yet; it is also left out if the
-- patient was last told the very same. Answers 'moved', 'gone' if it was cancelled or changed since it was read,
-- or 'too-many-moves' and when the next one is allowed. If the time is taken, it raises 23P01.
create or replace function move_booking(request jsonb, moment timestamptz)
returns table (outcome text, allowed_at timestamptz) language plpgsql as $$
declare
  old bookings;
  new_ bookings := jsonb_populate_record(null::bookings, request->'to');
  taken uuid;
  before record;
  is_sent boolean;
begin
  select * into old from bookings b where b.reference = request->>'reference' for update;
  if not found or old.state <> 'booked' or old.revision <> (request->>'revision')::integer then
    return query select 'gone', null::timestamptz;
    return;
  end if;
  allowed_at := next_move_at(old.reference, (request->>'moves_a_day')::integer, moment);
  if allowed_at is not null then
    return query select 'too-many-moves', allowed_at;
    return;
  end if;

  select * into before from told_of(old);
  is_sent := before.told is distinct from time_to_tell(new_)
    and (take_allowance(request->'messages', moment) is null or before.is_unsent);
  -- The old time goes first, since the new one may overlap it; if the new one is taken, the exception brings it back.
  perform free_time_of(old, 'moved', moment);
  if request->>'from_time' is not null then
    taken := take_time(
      new_.practitioner, new_.clinic,
      tstzrange((request->>'from_time')::timestamptz, (request->>'to_time')::timestamptz, '[)'),
      null, request->>'visitor', false, moment);
    if taken is null then
      raise exception using errcode = '23P01', message = 'slot-taken';
    end if;
  end if;
  update bookings b set
      occupied_time = taken, remote_id = coalesce(new_.remote_id, b.remote_id), slot = new_.slot,
      clinic = new_.clinic, practitioner = new_.practitioner, starts_at = new_.starts_at, ends_at = new_.ends_at,
      revision = b.revision + 1, changed_at = moment
    where b.reference = old.reference;
  perform cancel_jobs(old.reference, moment);
  insert into audit_events (reference, revision, at, event, starts_at, actor, channel)
    values (old.reference, old.revision + 1, moment, 'moved', new_.starts_at, request->>'actor', request->>'channel');
  perform add_booking_jobs(old.reference, (
    select jsonb_agg(case when j->>'kind' = 'moved'
      then j || jsonb_build_object('payload', jsonb_build_object('knows', before.knows, 'told', before.told)) else j end)
    from jsonb_array_elements(request->'jobs') j where is_sent or j->>'kind' <> 'moved'
  ), moment);
  return query select 'moved', null::timestamptz;
end
$$;
