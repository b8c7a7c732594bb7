-- Records a visit that took place, decides what it earns and answers how much. A visit is {id, partner, reward_number, member, person, mode,
-- first, later, day, imported}: `member` and `person` are keyed hashes of the reward number and of the patient, `first` and `later` are the
-- points as the first visit of its mode and as a later one (is_first_visit). The caller has the locks of lock_members.
-- While a new version is rolled out, processes of the version before hashes send {phone, birthdate} instead of {member, person}. Their
-- visits are stored as they come, with `phone`, and hashed by the next process that starts or by the retention job.
create or replace function record_points(visit jsonb, moment timestamptz) returns integer language plpgsql as $$
declare
  is_first_ boolean := is_first_visit(visit);
  earned integer;
begin
  earned := case when is_first_ then (visit->>'first')::integer else (visit->>'later')::integer end;
  insert into point_visits (
      id, partner, reward_number, member, person, phone, birthdate, mode, is_first, points, recorded_at, imported)
    values (
      visit->>'id', visit->>'partner', visit->>'reward_number', visit->>'member', visit->>'person', visit->>'phone',
      (visit->>'birthdate')::date, visit->>'mode', is_first_, earned, moment, visit->'imported');
  if earned > 0 then
    insert into point_lines (visit, partner, day, points)
      values (visit->>'id', visit->>'partner', coalesce((visit->>'day')::date, points_day(moment)), earned);
  end if;
  return earned;
end
$$;
