-- When the first of too many holds ends, or null if `wanted` more, of so many minutes in all, are allowed; the other arguments are parts of hold_time's
-- request.
create or replace function too_many_holds(
  visitor_ text, max_holds integer, counted jsonb, clinic_ text, wanted integer, wanted_minutes numeric,
  practitioners text[], day tstzrange, minutes integer, part integer, least_ integer, moment timestamptz
)
returns timestamptz language sql stable as $$
  -- Of the visitor.
  select min(t.expires_at) from occupied_times t
    where t.visitor = visitor_ and t.expires_at > moment
    having count(*) + wanted > max_holds
  union all
  -- From the address and its networks.
  select held.until from jsonb_to_recordset(counted) as c (key text, max integer), lateral (
    select min(t.expires_at) as until from occupied_times t
      where t.expires_at > moment and c.key = any(t.counted_as)
      having count(*) + wanted > c.max
  ) held
  union all
  -- Of the day: the times that are not booked, divided, so that some are left for others whatever is held. Of what is longer, such as a course beside
  -- one of its dates, only the part within counts. What is offered to a patient is no visitor's hold and counts as booked.
  select min(t.expires_at) filter (where t.expires_at > moment and t.counted_as is not null) from occupied_times t
    where t.clinic = clinic_ and t.practitioner = any(practitioners) and t.during && day
    having count(*) filter (where t.expires_at > moment and t.counted_as is not null) + wanted > least_
      and (coalesce(sum(minutes_of(t.during * day)) filter (where t.expires_at > moment and t.counted_as is not null), 0) + wanted_minutes) * part
      > minutes - coalesce(sum(minutes_of(t.during * day)) filter (
          where t.expires_at is null or t.expires_at > moment and t.counted_as is null), 0)
  order by 1 limit 1;
$$;
