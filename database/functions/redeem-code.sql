-- Uses a code up, and with it every other live code of its phone, and remembers the phone as one that proved itself. Answers the
-- hash of the phone, or null if that has already happened.
create or replace function redeem_code(challenge uuid, moment timestamptz) returns text language plpgsql as $$
declare
  phone text;
begin
  select v.phone_hash into phone from verifications v where v.id = challenge;
  -- Two codes of one phone at once would wait for each other's rows.
  perform pg_advisory_xact_lock(hashtextextended(phone, 3));
  update verifications v set used_at = moment where v.id = challenge and v.used_at is null;
  if not found then
    return null;
  end if;
  update verifications v set used_at = moment where v.phone_hash = phone and v.used_at is null;
  insert into known_phones (phone_hash, last_at) values (phone, moment)
    on conflict (phone_hash) do update set last_at = excluded.last_at;
  return phone;
end
$$;
