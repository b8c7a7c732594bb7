-- Who asked for a code: a keyed hash of the visitor's cookie, or of the address. Only they may try at it.
alter table verifications add column visitor text not null default '';
alter table verifications alter column visitor drop default;

-- Phones that have proved themselves lately, as keyed hashes: for the alarm that counts codes to strangers' phones. No answer
-- depends on it.
create table known_phones (
  phone_hash text primary key,
  last_at timestamptz not null
);

-- Messages about bookings that were sent, by minute: the spend breaker counts them against codes.
create table sent_messages (
  minute timestamptz not null,
  kind text not null,
  count integer not null,
  primary key (minute, kind)
);

-- Keyed hashes of the address and the networks that a hold is counted against.
alter table occupied_times add column counted_as text[];
create index live_holds on occupied_times (expires_at) where expires_at is not null;
