-- Notes that a time can be had again, in the transaction that frees it. A time that is over is not recorded.
create or replace function record_freed_time(
  practitioner_ text, clinic_ text, range tstzrange, reason_ text, moment timestamptz
) returns void language sql as $$
  insert into freed_times (practitioner, clinic, during, reason, freed_at)
    select practitioner_, clinic_, range, reason_, moment where upper(range) > moment;
$$;
