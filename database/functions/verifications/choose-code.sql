-- Whether a code is sent for a new challenge; the arguments are parts of open_verification's request. Answers the limits that a new message counts
-- against; or, when the phone has had enough of them, the first of these that helps, so that strangers who know a number cannot keep its
-- owner out: a visitor who proved this phone before gets a code all the same; the newest live code, `code_of`, opens the challenge too,
-- because the owner has it on the phone; once that has run out, or the tries at it are used up (`try_limits`), messages go on slowly (`refill`);
-- and a visitor who holds a time gets one of a reserve. Otherwise `allowed_at` says when a code could be sent.
create or replace function choose_code(
  phone text, visitor_ text, new_expires_at timestamptz, phone_limits jsonb, refill jsonb, try_limits jsonb, reserve jsonb, moment timestamptz
)
returns table (allowed_at timestamptz, counted jsonb, code_of uuid, expires_at timestamptz) language plpgsql as $$
declare
  refill_at timestamptz;
begin
  counted := phone_limits;
  expires_at := new_expires_at;
  allowed_at := next_allowance(counted, moment);
  if allowed_at is null or exists (
    select from counted_events e
    where e.key = concat('proved:', phone, ':', visitor_) and e.at > moment - interval '1 day'
  ) then
    allowed_at := null;
    return next;
    return;
  end if;

  -- Two minutes are enough to find and type it.
  select v.id, v.expires_at into code_of, expires_at from verifications v
    where v.phone_hash = phone and v.used_at is null and v.code_of is null
      and v.expires_at > moment + interval '2 minutes' and next_allowance(try_limits, moment) is null
    order by v.created_at desc limit 1;
  if code_of is not null then
    allowed_at := null;
    counted := '[]';
    return next;
    return;
  end if;

  expires_at := new_expires_at;
  refill_at := next_allowance(refill, moment);
  if refill_at is null then
    allowed_at := null;
    counted := refill;
  elsif exists (select from occupied_times t where t.visitor = visitor_ and t.expires_at > moment)
    and next_allowance(reserve, moment) is null
  then
    allowed_at := null;
    counted := reserve;
  else
    allowed_at := least(allowed_at, refill_at);
  end if;
  return next;
end
$$;
