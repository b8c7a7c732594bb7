-- Why a booking was made without the partner that it named; null where it named none, or has it.
alter table bookings
  add column partner_left_out text check (partner_left_out in ('unknown', 'not-in-force', 'not-covered'));

-- The terms of insurers as patients accepted them: a booking names the version, here is its text.
create table accepted_terms (
  partner text not null,
  version text not null,
  locale text not null,
  body text not null,
  first_accepted_at timestamptz not null,
  primary key (partner, version, locale)
);
