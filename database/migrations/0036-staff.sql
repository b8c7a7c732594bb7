-- Who may use the console, in which role and at which clinics. Nobody is deleted: the access log names them.
create table staff_members (
  email text primary key check (email = lower(email)),
  role text not null check (role in ('receptionist', 'practitioner', 'manager', 'administrator')),
  -- Ids of clinics; '*' means all of them.
  clinics text[] not null check (cardinality(clinics) > 0),
  -- Who they are among the practitioners; needed to know whose patients a practitioner may see.
  practitioner text check (practitioner is not null or role <> 'practitioner'),
  -- Issuer and subject at the identity provider, kept at the first sign-in: an address may be given to somebody else later.
  subject text unique,
  invited_at timestamptz not null,
  invited_by text not null,
  revoked_at timestamptz,
  revoked_by text
);

create table staff_sessions (
  -- SHA-256 of what the cookie holds.
  token_hash text primary key,
  email text not null references staff_members (email),
  began_at timestamptz not null,
  -- When the person last did something.
  seen_at timestamptz not null,
  -- The session at the identity provider, which can end this one.
  provider_session text
);
create index staff_sessions_of_a_member on staff_sessions (email);
create index staff_sessions_of_a_provider on staff_sessions (provider_session) where provider_session is not null;

-- Links that sign in once, outside production.
create table staff_links (
  token_hash text primary key,
  email text not null references staff_members (email),
  expires_at timestamptz not null
);

-- Who saw or changed what of which patient. Patients may ask for it, so it outlives the booking.
create table access_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  email text not null,
  role text not null,
  action text not null,
  -- The booking or order; null for what is not about one.
  reference text,
  clinic text,
  -- A keyed hash of the patient's phone.
  patient text not null
);
create index access_log_of_a_patient on access_log (patient, at);
create index access_log_by_time on access_log (at);

-- What is written there stays as it is. Rows may go once they are five years old. The function belongs to the table's trigger, so it is here and
-- not in database/functions/.
create function keep_access_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '5 years' then
    return old;
  end if;
  raise exception 'the access log cannot be changed';
end
$$;
create trigger keep_access_log before update or delete on access_log for each row execute function keep_access_log();
create trigger keep_all_of_access_log before truncate on access_log for each statement execute function keep_access_log();
