-- Gives back the time that a booking occupied until now, and notes that it is free. Where another system keeps the times,
-- there is only the note.
create or replace function free_time_of(old bookings, reason text, moment timestamptz) returns void language plpgsql as $$
declare
  freed occupied_times;
begin
  delete from occupied_times t where t.id = old.occupied_time returning t.* into freed;
  -- Of a group it is a place, which has a name of its own.
  perform record_freed_time(
    coalesce(freed.practitioner, old.practitioner), old.clinic, coalesce(freed.during, tstzrange(old.starts_at, old.ends_at, '[)')), reason, moment);
end
$$;
