-- The booking of the time at which an order is collected, if its patient wanted one.
alter table orders add column booking text references bookings (reference) on delete set null;

-- Links are sent again until the result is there; the count of open orders uses the same rows.
drop index open_orders_of_a_phone;
create index orders_of_a_phone on orders (patient_phone) where state in ('ordered', 'sent', 'collected', 'handed-in');

-- What is added to the promised price of a package: less when its rest was cancelled, as much again when it goes on after that. Rows are never
-- changed, so that the statement of a month that is over stays as it was.
create table price_corrections (
  reference text not null references bookings (reference) on delete cascade,
  at timestamptz not null,
  -- Whole NOK.
  amount integer not null check (amount <> 0)
);
create index price_corrections_of_a_booking on price_corrections (reference);
