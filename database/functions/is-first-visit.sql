-- Whether a visit, {partner, mode, reward_number, member, person}, would be a first one by what stands: neither the number nor the person may
-- have a first visit of that mode (docs/decisions/0027). Of processes of the version before hashes: {phone, birthdate}.
create or replace function is_first_visit(visit jsonb) returns boolean language sql stable as $$
  select not exists (
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
$$;
