-- Spends one of the tries at a challenge. A request is {challenge, visitors, max_tries, sure_tries, limits}: `visitors` are the names
-- that the caller goes by, and `limits` count tries at a phone's codes, [{suffix, max, seconds, part_of, part}], as next_allowance reads them
-- once the phone stands before `suffix` and `part_of`. Strangers can use them up, so the first `sure_tries` at a code that was sent for this
-- challenge are neither refused nor counted: how many those are in a day is bounded by the messages that a phone gets. Answers rows of 'codes' with the codes
-- that the try may match and how many tries are left: this challenge's code and earlier ones of the same phone and visitor; of a
-- challenge that got no code of its own (choose_code), the one that was the newest then, and the one that is now. Otherwise one row:
-- 'unknown' if the challenge is not the caller's, or used; 'expired' if it is too old; 'exhausted'; or 'limited' and until when.
create or replace function spend_try(request jsonb, moment timestamptz)
returns table (outcome text, allowed_at timestamptz, id uuid, phone_hash text, code_hash text, tries_left integer) language plpgsql as $$
declare
  r record;
  asked verifications;
  limits jsonb;
  of_phone text;
begin
  -- Processes of the version before send `tells_expired`.
  select * into r from jsonb_to_record(request) as k (
      challenge uuid, visitors text[], max_tries integer, sure_tries integer, limits jsonb, tells_expired boolean)
    where check_keys(request, '{challenge,visitors,max_tries,sure_tries,limits}', '{tells_expired}');
  -- The row's lock: a hundred guesses at once are still only the tries that are left.
  select * into asked from verifications v
    where v.id = r.challenge and v.used_at is null and v.visitor = any(r.visitors)
    for update;
  if not found then
    outcome := 'unknown';
    return next;
    return;
  end if;
  if asked.expires_at <= moment then
    outcome := 'expired';
    return next;
    return;
  end if;
  if asked.tries >= r.max_tries then
    outcome := 'exhausted';
    return next;
    return;
  end if;
  of_phone := 'try-phone:' || asked.phone_hash;
  if asked.code_of is not null or asked.tries >= r.sure_tries then
    select jsonb_agg(jsonb_build_object(
        'key', of_phone || l.suffix, 'max', l.max, 'seconds', l.seconds, 'part_of', of_phone || l.part_of, 'part', l.part))
      into limits
      from jsonb_array_elements(r.limits) e,
        jsonb_to_record(e) as l (suffix text, max integer, seconds double precision, part_of text, part integer)
      where check_keys(e, '{suffix,max,seconds}', '{part_of,part}');
    allowed_at := take_allowance(limits, moment);
    if allowed_at is not null then
      outcome := 'limited';
      return next;
      return;
    end if;
  end if;
  update verifications v set tries = v.tries + 1 where v.id = asked.id;
  tries_left := r.max_tries - asked.tries - 1;
  return query select 'codes', null::timestamptz, v.id, v.phone_hash, v.code_hash, tries_left from verifications v
    where v.phone_hash = asked.phone_hash and v.expires_at > moment and v.used_at is null and v.code_of is null
      and (v.id in (asked.id, asked.code_of)
        or (v.visitor = asked.visitor and v.tries < r.max_tries)
        or (asked.code_of is not null and not exists (
          select from verifications n
          where n.phone_hash = v.phone_hash and n.code_of is null and n.created_at > v.created_at)));
end
$$;
