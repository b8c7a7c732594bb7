-- A request that was refused has a key as well, so that the key means the same request when it comes again. It has no answer:
-- the same request is tried anew.
alter table idempotency_keys alter column answer drop not null;

-- How many refused requests were remembered for a verification, which bounds what somebody can make us store.
alter table verification_bookings add column refused integer not null default 0;
