-- What a package's patient was promised when it was booked, beside its price: its plan and what a visit costs by itself. Kept with the first visit.
-- Bookings from before have none, and follow the content as they did.
alter table bookings add column package_terms jsonb check (package_terms is null or coalesce(visit = 1, false));
