-- When the first of too many holds ends, or null if another one is allowed; the request is hold_time's.
create or replace function too_many_holds(request jsonb, moment timestamptz) returns timestamptz language sql stable as $$
  -- Of the visitor.
  select min(t.expires_at) from occupied_times t
    where t.visitor = request->>'visitor' and t.expires_at > moment
    having count(*) >= (request->>'max_holds')::integer
  union all
  -- From the address and its networks.
  select held.until from jsonb_array_elements(request->'counted') c, lateral (
    select min(t.expires_at) as until from occupied_times t
      where t.expires_at > moment and c->>'key' = any(t.counted_as)
      having count(*) >= (c->>'max')::integer
  ) held
  union all
  -- Of the day: the times that are not booked, divided, so that some are left for others whatever is held.
  select min(t.expires_at) filter (where t.expires_at > moment) from occupied_times t
    where t.clinic = request->>'clinic'
      and t.practitioner in (select jsonb_array_elements_text(request->'day'->'practitioners'))
      and t.during && tstzrange((request->'day'->>'from')::timestamptz, (request->'day'->>'to')::timestamptz, '[)')
    having count(*) filter (where t.expires_at > moment) >= (request->'day'->>'least')::integer
      and (coalesce(sum(minutes_of(t.during)) filter (where t.expires_at > moment), 0)
        + minutes_of(tstzrange((request->>'from')::timestamptz, (request->>'to')::timestamptz, '[)'))
      ) * (request->'day'->>'part')::integer
      > (request->'day'->>'minutes')::integer - coalesce(sum(minutes_of(t.during)) filter (where t.expires_at is null), 0)
  order by 1 limit 1;
$$;
