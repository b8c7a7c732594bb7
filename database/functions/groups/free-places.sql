-- The places of a run that a visitor can have for a range, by name: first those that they hold themselves. Others may take one before they do.
-- Where the run had more places when people booked, each of those above its number is one less to offer.
create or replace function free_places(run text, places integer, range tstzrange, visitor_ text, moment timestamptz)
returns setof text language sql stable as $$
  with taken as (
    select t.practitioner as name, bool_or(t.expires_at is null or t.visitor is distinct from visitor_ or t.during <> range) as by_others
    from occupied_times t
    where belongs_to_run(t.practitioner, run) and t.during && range and (t.expires_at is null or t.expires_at > moment)
    group by t.practitioner
  )
  select p.name from generate_series(1, places) as n (number), lateral (select run || '#' || n.number as name) p
    left join taken on taken.name = p.name
    where taken.by_others is not true
    order by taken.by_others nulls last, n.number
    limit greatest(0, places - (select count(*) from taken where by_others));
$$;
