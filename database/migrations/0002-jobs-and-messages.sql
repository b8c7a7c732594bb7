-- Work that must happen after a transaction and outlive the process: written in that same transaction.
create table jobs (
  -- Names the work, so that it exists once however often it is asked for. The jobs of a booking begin with its
  -- reference: 'K7QF2MXR:confirmation:0'; sorted byte by byte, so that they are found by that beginning.
  key text collate "C" primary key,
  kind text not null,
  -- The booking it belongs to, whose cancelling ends it.
  reference text,
  -- Never a patient's words; a code to be sent is sealed.
  payload jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- When it is due; while it runs, when another process may take it over, because the one that had it must have died.
  run_at timestamptz not null,
  attempts integer not null default 0,
  -- A problem code of the last failed attempt; never text from outside.
  last_error text,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index jobs_to_run on jobs (run_at) where state in ('waiting', 'running');

-- Messages that the outbox gateway kept instead of sending.
create table outbox (
  id bigint generated always as identity primary key,
  -- The job's key: a job that runs again after a crash leaves one message.
  key text not null unique,
  phone text not null,
  text text not null,
  created_at timestamptz not null
);

create table contact_messages (
  id uuid primary key,
  -- Null: does not relate to a specific clinic.
  clinic text,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  locale text not null,
  created_at timestamptz not null
);
create index contact_messages_by_age on contact_messages (created_at);
