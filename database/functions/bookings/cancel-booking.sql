-- Cancels a booking, frees its time, takes back its points, ends what was still to be sent and leaves the message about it. A
-- request is {reference, revision, fee, reason, actor, channel, jobs, messages}: `messages` are limits, and `reason` is that of staff. Over them, or if the patient was never told of
-- the booking, it is cancelled without a message. False if the booking was not there to cancel.
create or replace function cancel_booking(request jsonb, moment timestamptz) returns boolean language plpgsql as $$
declare
  r record;
  old bookings;
  is_told boolean;
begin
  select * into r from jsonb_to_record(request)
    as k (reference text, revision integer, fee integer, reason text, actor text, channel text, jobs jsonb, messages jsonb)
    where check_keys(request, '{reference,revision,fee,actor,channel,jobs,messages}', '{reason}');
  perform lock_package(r.reference);
  select * into old from bookings b
    where b.reference = r.reference and b.state = 'booked' and b.revision = r.revision
    for update;
  if not found then
    return false;
  end if;
  is_told := (select t.knows from told_of(old) t) <> 'nothing' and take_allowance(r.messages, moment) is null;
  update bookings b set state = 'cancelled', occupied_time = null,
      cancellation_fee = r.fee, cancellation_reason = r.reason,
      revision = old.revision + 1, changed_at = moment
    where b.reference = old.reference;
  perform free_time_of(old, 'cancelled', moment);
  perform take_back_points(old.reference, moment);
  perform cancel_jobs(old.reference, moment);
  insert into audit_events (reference, revision, at, event, actor, channel)
    values (old.reference, old.revision + 1, moment, 'cancelled', r.actor, r.channel);
  perform tell_webhooks('cancelled', 'cancelled', old, null, null, moment);
  if is_told then
    perform add_booking_jobs(old.reference, r.jobs, moment);
  end if;
  return true;
end
$$;
