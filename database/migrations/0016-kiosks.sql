-- Tablets in the clinics' waiting rooms. A row begins with a code; the tablet on which it is typed becomes the kiosk.
create table kiosks (
  id text primary key,
  clinic text not null,
  -- A keyed hash; null once the code is used.
  code_hash text unique,
  code_expires_at timestamptz not null,
  created_at timestamptz not null,
  created_by text not null,
  registered_at timestamptz,
  seen_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  check (code_hash is null or registered_at is null)
);
