-- Makes good what was written while the clock was ahead of `latest`, the latest moment that it can be now. Counted events would be held against
-- phones and addresses until the clock has caught up, so they go; holds and codes begin now and last as long as they would have; jobs that
-- waited for the wrong time are due now. Reminders are kept: their time comes from the booking. Clocks of machines may differ by five minutes.
-- Answers whose holds have changed.
create or replace function forget_future(latest timestamptz) returns table (practitioner text) language plpgsql as $$
declare
  future timestamptz := latest + interval '5 minutes';
begin
  delete from counted_events e where e.at > future;
  delete from sent_messages m where m.minute > future;
  update verifications v set created_at = latest, expires_at = latest + (v.expires_at - v.created_at) where v.created_at > future;
  -- No job but a reminder is ever put off for two days.
  update jobs j set run_at = latest
    where j.state in ('waiting', 'running') and j.kind not in ('reminder', 'day-reminder')
      -- Somebody is at work on one that is running for two minutes yet: it would be done twice.
      and (j.state = 'waiting' or j.run_at > latest + interval '10 minutes')
      and ((j.created_at > future and j.run_at > latest) or j.run_at > latest + interval '2 days');
  return query
    update occupied_times t set held_since = latest, expires_at = latest + (t.expires_at - t.held_since)
    where t.expires_at is not null and t.held_since > future
    returning t.practitioner;
end
$$;
