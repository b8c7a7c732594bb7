-- Whether a code is sent for a new challenge; the request is open_verification's. Answers the limits that a new message counts
-- against; or, when the phone has had enough of them, the first of these that helps, so that strangers who know a number cannot keep its
-- owner out: a visitor who proved this phone before gets a code all the same; the newest live code, `code_of`, opens the challenge too,
-- because the owner has it on the phone; once that has run out, or the tries at it are used up (`try_limits`), messages go on slowly (`refill`);
-- and a visitor who holds a time gets one of a reserve. Otherwise `allowed_at` says when a code could be sent.
create or replace function choose_code(request jsonb, moment timestamptz)
returns table (allowed_at timestamptz, counted jsonb, code_of uuid, expires_at timestamptz) language plpgsql as $$
declare
  asked verifications := jsonb_populate_record(null::verifications, request->'verification');
  refill_at timestamptz;
begin
  counted := request->'phone_limits';
  expires_at := asked.expires_at;
  allowed_at := next_allowance(counted, moment);
  if allowed_at is null or exists (
    select from counted_events e
    where e.key = concat('proved:', asked.phone_hash, ':', asked.visitor) and e.at > moment - interval '1 day'
  ) then
    allowed_at := null;
    return next;
    return;
  end if;

  -- Two minutes are enough to find and type it.
  select v.id, v.expires_at into code_of, expires_at from verifications v
    where v.phone_hash = asked.phone_hash and v.used_at is null and v.code_of is null
      and v.expires_at > moment + interval '2 minutes' and next_allowance(request->'try_limits', moment) is null
    order by v.created_at desc limit 1;
  if code_of is not null then
    allowed_at := null;
    counted := '[]';
    return next;
    return;
  end if;

  expires_at := asked.expires_at;
  -- Processes of the version before have no refill.
  refill_at := case when request ? 'refill' then next_allowance(request->'refill', moment) else allowed_at end;
  if refill_at is null then
    allowed_at := null;
    counted := request->'refill';
  elsif exists (select from occupied_times t where t.visitor = asked.visitor and t.expires_at > moment)
    and next_allowance(request->'reserve', moment) is null
  then
    allowed_at := null;
    counted := request->'reserve';
  else
    allowed_at := least(allowed_at, refill_at);
  end if;
  return next;
end
$$;
