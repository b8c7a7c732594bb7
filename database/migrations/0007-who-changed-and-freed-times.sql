-- Who did it and through what. Until now only patients on the site could.
alter table audit_events
  add column actor text not null default 'patient' check (actor in ('patient', 'staff', 'system', 'partner')),
  add column channel text not null default 'web' check (channel in ('web', 'kiosk', 'console', 'command', 'job'));
alter table audit_events alter column actor drop default, alter column channel drop default;

-- Times that can be had again, for whoever acts on them. A row says that a time became free, not that it still is.
create table freed_times (
  id bigint generated always as identity primary key,
  practitioner text not null,
  clinic text not null,
  during tstzrange not null,
  reason text not null check (reason in ('cancelled', 'moved', 'absence-ended', 'shift-added')),
  freed_at timestamptz not null,
  -- When somebody took it up; each is handed out once.
  taken_at timestamptz
);
create index freed_times_to_take on freed_times (id) where taken_at is null;
