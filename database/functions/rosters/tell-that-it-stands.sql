-- Of a booking whose patient was told that its time is lost: leaves the message that it takes place after all. What they were told of an earlier time of it
-- does not count.
create or replace function tell_that_it_stands(reference_ text, moment timestamptz) returns void language plpgsql as $$
begin
  update touched_bookings t set told_at = null from bookings b
    where t.reference = reference_ and t.told_at is not null and t.state <> 'open' and b.reference = t.reference and b.starts_at = t.starts_at;
  if found then
    insert into jobs (kind, key, reference, run_at, created_at)
      values ('time-stands', reference_ || ':time-stands:' || extract(epoch from moment)::bigint, reference_, moment, moment)
      on conflict (key) do nothing;
  end if;
end
$$;
