-- The points of a booking are decided after the visit (docs/decisions/0054-points-after-the-visit.md). Until then they are null, and the
-- row has what the visit earns as the first of its mode and as a later one.
alter table point_visits alter column points drop not null;
alter table point_visits add column first_points integer;
alter table point_visits add column later_points integer;
create index point_visits_to_settle on point_visits (id) where points is null and cancelled_at is null;
