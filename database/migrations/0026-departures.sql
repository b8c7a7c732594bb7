-- When a traveller flies, so that a test's result or a certificate is there in time. Forgotten with the patient.
alter table bookings add column departs_at timestamptz;
