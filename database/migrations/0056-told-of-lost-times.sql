-- When the patient was told that the time is lost, so that they are told as well if it stands after all.
alter table touched_bookings add column told_at timestamptz;
