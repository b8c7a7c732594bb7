-- Other systems that book for people: a portal, a journal system. Each has a secret, and does what its scopes say at its clinics.
create table clients (
  id text primary key,
  -- What operators call it; bookings and logs tell of it by its id.
  name text not null,
  -- SHA-256 of a secret of 256 random bits, which is shown once.
  secret_hash text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Empty: all clinics.
  clinics text[] not null,
  created_at timestamptz not null,
  -- The operator's account.
  created_by text not null,
  -- When it last had a token.
  seen_at timestamptz,
  revoked_at timestamptz,
  revoked_by text
);

-- The client that booked for somebody, and vouched for the phone: no code was sent to it.
alter table bookings add column client text references clients (id);
create index bookings_of_a_client on bookings (client, starts_at) where client is not null;

alter table audit_events drop constraint audit_events_channel_check;
alter table audit_events add constraint audit_events_channel_check
  check (channel in ('web', 'kiosk', 'console', 'command', 'job', 'sms', 'fhir'));
