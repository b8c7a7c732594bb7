-- Of a booking whose patient was told that its time is lost: leaves the message that it takes place after all.
create or replace function tell_that_it_stands(reference_ text, moment timestamptz) returns void language plpgsql as $$
begin
  update touched_bookings set told_at = null where reference = reference_ and told_at is not null and state <> 'open';
  if found then
    insert into jobs (kind, key, reference, run_at, created_at)
      values ('time-stands', reference_ || ':time-stands:' || extract(epoch from moment)::bigint, reference_, moment, moment)
      on conflict (key) do nothing;
  end if;
end
$$;
