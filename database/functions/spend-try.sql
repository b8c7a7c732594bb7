-- Spends one of the tries that all live codes of the challenge's phone share, and answers those codes;
-- none if the challenge is unknown, over or used, or the tries are.
create or replace function spend_try(challenge uuid, max_tries integer, moment timestamptz)
returns table (id uuid, phone_hash text, code_hash text) language plpgsql as $$
declare
  phone text;
begin
  select v.phone_hash into phone from verifications v
    where v.id = challenge and v.expires_at > moment and v.used_at is null;
  if phone is null then
    return;
  end if;
  -- A hundred guesses at once are still only the tries that are left.
  perform pg_advisory_xact_lock(hashtextextended(phone, 0));
  if (select sum(v.tries) from verifications v where v.phone_hash = phone and v.expires_at > moment) >= max_tries then
    return;
  end if;
  update verifications v set tries = v.tries + 1 where v.id = challenge and v.used_at is null;
  return query select v.id, v.phone_hash, v.code_hash from verifications v
    where v.phone_hash = phone and v.expires_at > moment and v.used_at is null;
end
$$;
