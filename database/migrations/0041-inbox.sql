-- What has become of a message in the console's inbox: new, somebody has taken it, its sender has an answer, nothing is left to do. Goes with the message.
alter table contact_messages
  add column state text not null default 'new' check (state in ('new', 'taken', 'answered', 'done')),
  add column handled_by text,
  add column handled_at timestamptz;
alter table interests
  add column state text not null default 'new' check (state in ('new', 'taken', 'answered', 'done')),
  add column handled_by text,
  add column handled_at timestamptz;

-- What staff call a tablet: 'by the door'.
alter table kiosks add column name text check (length(name) between 1 and 60);

-- For the list of messages that could not be sent.
create index jobs_in_trouble on jobs (created_at) where last_error is not null;
