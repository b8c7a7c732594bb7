-- The places of a run that a visitor can have for a range, by name: first those that they hold themselves. Others may take one before they do.
create or replace function free_places(run text, places integer, range tstzrange, visitor_ text, moment timestamptz)
returns setof text language sql stable as $$
  select p.name from generate_series(1, places) as n (number), lateral (select run || '#' || n.number as name) p
    left join lateral (
      select bool_or(t.visitor is distinct from visitor_ or t.during <> range) as by_others from occupied_times t
      where t.practitioner = p.name and t.during && range and (t.expires_at is null or t.expires_at > moment)
    ) taken on true
    where taken.by_others is not true
    order by taken.by_others nulls last, n.number;
$$;
