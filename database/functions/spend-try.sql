-- Spends one of the tries at a challenge. A request is {challenge, visitors, max_tries, limits}: `visitors` are the names that the
-- caller goes by, and `limits` count all tries at a phone's codes, [{suffix, max, seconds}]. Answers rows of 'codes' with the codes
-- that the try may match: this challenge's and earlier ones of the same phone and visitor. Otherwise one row: 'unknown' if the challenge
-- is not the caller's, over or used; 'exhausted'; or 'limited' and until when.
create or replace function spend_try(request jsonb, moment timestamptz)
returns table (outcome text, allowed_at timestamptz, id uuid, phone_hash text, code_hash text) language plpgsql as $$
declare
  asked verifications;
  max_tries integer := (request->>'max_tries')::integer;
begin
  -- The row's lock: a hundred guesses at once are still only the tries that are left.
  select * into asked from verifications v
    where v.id = (request->>'challenge')::uuid and v.expires_at > moment and v.used_at is null
      and v.visitor in (select jsonb_array_elements_text(request->'visitors'))
    for update;
  if not found then
    outcome := 'unknown';
    return next;
    return;
  end if;
  if asked.tries >= max_tries then
    outcome := 'exhausted';
    return next;
    return;
  end if;
  allowed_at := take_allowance(
    (select jsonb_agg(l || jsonb_build_object('key', concat('try-phone:', asked.phone_hash, l->>'suffix')))
      from jsonb_array_elements(request->'limits') l), moment);
  if allowed_at is not null then
    outcome := 'limited';
    return next;
    return;
  end if;
  update verifications v set tries = v.tries + 1 where v.id = asked.id;
  return query select 'codes', null::timestamptz, v.id, v.phone_hash, v.code_hash from verifications v
    where v.phone_hash = asked.phone_hash and v.visitor = asked.visitor and v.expires_at > moment and v.used_at is null
      and (v.id = asked.id or v.tries < max_tries);
end
$$;
