-- When a booking may be moved again, or null if it may be now: so many times in any 24 hours, or without a limit if `moves_a_day` is null.
create or replace function next_move_at(reference_ text, moves_a_day integer, moment timestamptz)
returns timestamptz language sql stable as $$
  select a.at + interval '1 day' from audit_events a
    where moves_a_day is not null and a.reference = reference_ and a.event = 'moved' and a.at > moment - interval '1 day'
      -- Later ones were made while the clock was ahead; what is audited is never changed.
      and a.at < moment + interval '5 minutes'
    order by a.at desc offset moves_a_day - 1 limit 1;
$$;
