-- Uses a challenge up after its right code, and with it every other live code of the phone; remembers the phone as one that proved
-- itself, and for a day that this visitor did it. Answers the hash of the phone, or null if that has already happened.
create or replace function redeem_code(challenge uuid, moment timestamptz) returns text language plpgsql as $$
declare
  phone text;
  asker text;
begin
  select v.phone_hash, v.visitor into phone, asker from verifications v where v.id = challenge;
  -- Two codes of one phone at once would wait for each other's rows.
  perform pg_advisory_xact_lock(hashtextextended(phone, 3));
  update verifications v set used_at = moment where v.id = challenge and v.used_at is null;
  if not found then
    return null;
  end if;
  update verifications v set used_at = moment where v.phone_hash = phone and v.used_at is null;
  insert into known_phones (phone_hash, last_at) values (phone, moment)
    on conflict (phone_hash) do update set last_at = excluded.last_at;
  insert into counted_events (key, at) values (concat('proved:', phone, ':', asker), moment);
  return phone;
end
$$;
