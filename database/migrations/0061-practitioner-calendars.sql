-- What a practitioner is booked for at one clinic, as a calendar that is subscribed to by a secret address. A row stays when the address is taken away, with whether names may be in it.
create table practitioner_calendars (
  practitioner text not null,
  clinic text not null,
  -- SHA-256 of the secret in the address; null where there is none.
  secret_hash text unique,
  made_at timestamptz,
  -- The address works for as long as they may make it.
  made_by text references staff_members (email),
  -- The language of its words.
  locale text,
  shows_names boolean not null default false,
  -- Who said so last.
  names_by text references staff_members (email),
  names_at timestamptz,
  primary key (practitioner, clinic),
  check (secret_hash is null or num_nulls(made_at, made_by, locale) = 0)
);
