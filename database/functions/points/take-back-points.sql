-- Takes back what a cancelled visit earned. What the partner has not been told yet is never told; what it has is told again with
-- a minus. Its number and its person can have a first visit of that mode again.
create or replace function take_back_points(visit_ text, moment timestamptz) returns void language plpgsql as $$
begin
  update point_visits v set cancelled_at = moment where v.id = visit_ and v.cancelled_at is null;
  if not found then
    return;
  end if;
  -- An export that has these lines in hand is waited for.
  delete from point_lines l where l.visit = visit_ and l.export is null;
  insert into point_lines (visit, partner, day, points)
    select l.visit, l.partner, points_day(moment), -l.points
    from point_lines l where l.visit = visit_ and l.points > 0;
end
$$;
