-- Absences that employees report to a company with an agreement. Why somebody is away is never asked.
create table absence_reports (
  id uuid primary key,
  -- The company. With created_at it is all that stays: the month's statement counts reports.
  partner text not null,
  -- A keyed hash of the company, the phone, the name and the days: the same report again is one report. Forgotten after a while.
  fingerprint text unique,
  -- Name and days are forgotten once the company has them.
  name text,
  first_day date,
  -- Null: not known yet.
  last_day date check (last_day >= first_day),
  created_at timestamptz not null,
  check ((name is null) = (first_day is null) and (name is not null or last_day is null))
);
create index absence_reports_of_a_partner on absence_reports (partner, created_at);
create index absence_reports_to_forget on absence_reports (created_at) where fingerprint is not null;
