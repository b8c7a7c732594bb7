-- Applications for jobs, which are sent on by mail. Everything that tells of the applicant is forgotten once that is done.
create table applications (
  id uuid primary key,
  -- The vacancy, by its id in content.
  job text not null,
  -- A keyed hash of everything that was sent and of the hour: the same application sent twice is one.
  fingerprint text not null unique,
  name text,
  email text,
  phone text,
  body text,
  -- Decided by its content: 'pdf' or 'text'. Never served.
  file_kind text check (file_kind in ('pdf', 'text')),
  file bytea check (octet_length(file) <= 5 * 1024 * 1024),
  locale text not null,
  created_at timestamptz not null,
  check ((file is null) = (file_kind is null))
);
create index applications_by_age on applications (created_at);
