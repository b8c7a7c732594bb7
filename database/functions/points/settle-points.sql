-- Decides the points of bookings whose visit is over, at most `most` of them, and answers how many those were. Who has checked in has come. Without
-- a check-in the visit counts after `patience`, so that whoever came meanwhile with the same number is before it.
create or replace function settle_points(patience interval, most integer, moment timestamptz) returns integer language plpgsql as $$
declare
  due text[];
  v record;
  is_first_ boolean;
  earned integer;
begin
  -- One at a time, or two could take the same visits.
  perform pg_advisory_xact_lock(hashtextextended('settle points', 4));
  select array_agg(d.id) into due from (
    select p.id from point_visits p
      join bookings b on b.reference = p.id
      left join arrivals a on a.reference = b.reference and a.starts_at = b.starts_at
    -- Visits that are not hashed yet are hashed first.
    where p.points is null and p.cancelled_at is null and p.member is not null
      and b.ends_at + case when a.reference is null then patience else interval '0' end <= moment
    order by a.reference is null, b.ends_at, p.id limit most
  ) d;
  perform lock_members(array_agg(p.partner), array_agg(p.member), array_agg(p.person)) from point_visits p where p.id = any(due);
  for v in
    select p.* from unnest(due) with ordinality as d (id, place) join point_visits p on p.id = d.id
    where p.cancelled_at is null order by d.place
    for update of p
  loop
    is_first_ := is_first_visit(v.partner, v.mode, v.reward_number, v.member, v.person);
    earned := case when is_first_ then v.first_points else v.later_points end;
    update point_visits p set is_first = is_first_, points = earned where p.id = v.id;
    if earned > 0 then
      insert into point_lines (visit, partner, day, points)
        values (v.id, v.partner, points_day(v.recorded_at), earned);
    end if;
  end loop;
  return coalesce(cardinality(due), 0);
end
$$;
