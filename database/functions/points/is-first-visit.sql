-- Whether a visit would be a first one by what stands: neither the number nor the person, both as keyed hashes, may have a first visit of that mode
-- (docs/decisions/0027).
create or replace function is_first_visit(partner_ text, mode_ text, reward_number_ text, member_ text, person_ text) returns boolean
language sql stable as $$
  select not exists (
    select from point_visits v
    where v.partner = partner_ and v.mode = mode_ and v.is_first and v.cancelled_at is null and v.member = member_
  ) and not exists (
    select from point_visits v
    where v.partner = partner_ and v.mode = mode_ and v.is_first and v.cancelled_at is null and v.person = person_
  ) and not exists (
    -- Visits that are not hashed yet.
    select from point_visits v
    where v.partner = partner_ and v.mode = mode_ and v.is_first and v.cancelled_at is null
      and v.phone is not null and v.reward_number = reward_number_
  );
$$;
