-- Gives a booking another time. 'moved', 'slot-taken', or 'gone' if it was cancelled or changed since it was read.
create or replace function move_booking(
  reference_ text, revision_ integer, changes jsonb, range tstzrange, hold uuid, visitor_ text,
  jobs_ jsonb, moment timestamptz
) returns text language plpgsql as $$
declare
  old bookings;
  new_ bookings := jsonb_populate_record(null::bookings, changes);
  taken uuid;
begin
  select * into old from bookings b where b.reference = reference_ for update;
  if not found or old.state <> 'booked' or old.revision <> revision_ then
    return 'gone';
  end if;
  if range is not null then
    -- The old time goes first, since the new one may overlap it; if the new one is taken, the exception brings it back.
    delete from occupied_times t where t.id = old.occupied_time;
    taken := take_time(new_.practitioner, new_.clinic, range, hold, visitor_, moment);
    if taken is null then
      raise exception using errcode = '23P01', message = 'slot-taken';
    end if;
  end if;
  update bookings b set
      occupied_time = taken, remote_id = coalesce(new_.remote_id, b.remote_id), slot = new_.slot,
      clinic = new_.clinic, practitioner = new_.practitioner, starts_at = new_.starts_at, ends_at = new_.ends_at,
      revision = b.revision + 1, changed_at = moment
    where b.reference = reference_;
  perform cancel_jobs(reference_, moment);
  insert into audit_events (reference, revision, at, event, starts_at)
    values (reference_, revision_ + 1, moment, 'moved', new_.starts_at);
  insert into jobs (kind, key, reference, run_at, created_at)
    select j.kind, j.key, reference_, j.run_at, moment
    from jsonb_to_recordset(jobs_) as j (kind text, key text, run_at timestamptz);
  return 'moved';
end
$$;
