-- Messages of the contact form are sent on by mail.
alter table contact_messages
  -- Null: not given.
  add column birthdate date,
  -- A keyed hash of everything that was sent and of the hour: the same form sent twice is one message. Null: from before.
  add column fingerprint text unique;

-- Businesses that want to know more.
create table interests (
  id uuid primary key,
  fingerprint text not null unique,
  company text not null,
  name text not null,
  email text not null,
  phone text not null,
  -- In the sender's own words.
  employees text,
  message text,
  -- How they want to hear from us.
  reply text not null check (reply in ('phone', 'video', 'mail')),
  locale text not null,
  created_at timestamptz not null
);
create index interests_by_age on interests (created_at);

-- The outbox keeps mails beside text messages.
alter table outbox
  alter column phone drop not null,
  add column email text,
  add column reply_to text,
  add column subject text,
  add constraint outbox_to_one check (num_nonnulls(phone, email) = 1 and (email is null) = (subject is null));
