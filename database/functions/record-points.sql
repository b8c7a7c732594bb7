-- Records a visit that earns points, and answers how many. A visit is {id, partner, reward_number, member, person, mode, first, later}
-- and, if it was imported, {day, imported}: `member` and `person` are keyed hashes of the reward number and of the patient, `first` and
-- `later` are the points as the first visit of its mode and as a later one. Which of the two it is depends on what stands: neither the
-- number nor the person may have a first visit of that mode (docs/decisions/0027). The caller has the locks of lock_members.
-- While a new version is rolled out, processes of the version before hashes send {phone, birthdate} instead of {member, person}. Their
-- visits are stored as they come, with `phone`, and hashed by the next process that starts or by the retention job.
create or replace function record_points(visit jsonb, moment timestamptz) returns integer language plpgsql as $$
declare
  is_first_ boolean;
  earned integer;
begin
  is_first_ := not exists (
    select from point_visits v
    where v.partner = visit->>'partner' and v.mode = visit->>'mode' and v.is_first and v.cancelled_at is null
      and v.member = visit->>'member'
  ) and not exists (
    select from point_visits v
    where v.partner = visit->>'partner' and v.mode = visit->>'mode' and v.is_first and v.cancelled_at is null
      and v.person = visit->>'person'
  ) and not exists (
    -- Visits that are not hashed yet.
    select from point_visits v
    where v.partner = visit->>'partner' and v.mode = visit->>'mode' and v.is_first and v.cancelled_at is null
      and v.phone is not null and (
        v.reward_number = visit->>'reward_number' or (v.phone = visit->>'phone' and v.birthdate = (visit->>'birthdate')::date)
      )
  ) and not (visit->>'member' is null and exists (
    -- The version before does not know the hash of its number, and finds it as it is.
    select from point_visits v
    where v.partner = visit->>'partner' and v.mode = visit->>'mode' and v.is_first and v.cancelled_at is null
      and v.reward_number = visit->>'reward_number'
  ));
  earned := case when is_first_ then (visit->>'first')::integer else (visit->>'later')::integer end;
  insert into point_visits (
      id, partner, reward_number, member, person, phone, birthdate, mode, is_first, points, recorded_at, imported)
    values (
      visit->>'id', visit->>'partner', visit->>'reward_number', visit->>'member', visit->>'person', visit->>'phone',
      (visit->>'birthdate')::date, visit->>'mode', is_first_, earned, moment, visit->'imported');
  if earned > 0 then
    insert into point_lines (visit, partner, day, points)
      values (visit->>'id', visit->>'partner', coalesce((visit->>'day')::date, (moment at time zone 'Europe/Oslo')::date), earned);
  end if;
  return earned;
end
$$;
