-- Gives back the time that a booking occupied until now, and notes that it is free. Where another system keeps the times,
-- there is only the note.
create or replace function free_time_of(old bookings, reason text, moment timestamptz) returns void language plpgsql as $$
declare
  freed tstzrange;
begin
  delete from occupied_times t where t.id = old.occupied_time returning t.during into freed;
  perform record_freed_time(
    old.practitioner, old.clinic, coalesce(freed, tstzrange(old.starts_at, old.ends_at, '[)')), reason, moment);
end
$$;
