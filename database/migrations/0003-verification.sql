-- One code sent to one phone. The phone and the code are kept as keyed hashes only.
create table verifications (
  id uuid primary key,
  phone_hash text not null,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Wrong or right, every try counts; the tries at all live codes of a phone are added up.
  tries integer not null default 0,
  used_at timestamptz
);
create index verifications_of_a_phone on verifications (phone_hash, expires_at);

-- One row for everything that is counted against a limit: sends to a phone, sends from an address, messages.
create table counted_events (
  -- What is counted and a keyed hash of whose it is: 'code-phone:…'.
  key text not null,
  at timestamptz not null
);
create index counted_events_by_key on counted_events (key, at);
create index counted_events_by_age on counted_events (at);
