-- Records visits that were booked elsewhere, all of them or none. Visits are those of record_points, in the order in which they
-- count. The answers, by the place of the visit: 'credited' with its points; 'known' if the very same was imported before; 'other'
-- if its id was imported with something else. If there is one of the last, nothing is recorded.
create or replace function import_visits(visits jsonb, moment timestamptz)
returns table (place integer, outcome text, points integer) language plpgsql as $$
declare
  v record;
  has_others boolean;
begin
  -- One import at a time for a partner, so that the same file twice at once is credited once.
  perform pg_advisory_xact_lock(hashtextextended(p, 4))
    from (select distinct e->>'partner' as p from jsonb_array_elements(visits) e order by p) partners;
  perform lock_members(visits);
  has_others := exists (
    select from jsonb_array_elements(visits) e join point_visits k on k.id = e->>'id'
    where k.imported is distinct from e->'imported'
  );
  for v in
    select e.place::integer as place, e.visit, k.id as known, k.imported is not distinct from e.visit->'imported' as is_same
    from jsonb_array_elements(visits) with ordinality as e (visit, place)
    left join point_visits k on k.id = e.visit->>'id'
    order by e.place
  loop
    place := v.place;
    points := null;
    if v.known is not null then
      outcome := case when v.is_same then 'known' else 'other' end;
    else
      outcome := 'credited';
      if not has_others then
        points := record_points(v.visit, moment);
      end if;
    end if;
    return next;
  end loop;
end
$$;
