-- Functions stand in database/functions/ from here on and are applied when their text changes. Those that migrations 0004
-- and 0005 made go; the same start makes the current ones, in the same transaction.
drop function take_allowance, open_verification, spend_try, hold_time, take_time, cancel_jobs, place_bookings, move_booking,
  cancel_booking;

-- Which text of each function this database has.
create table schema_functions (
  name text primary key,
  -- Name, arguments and result: when these change, the old function must be dropped, not replaced.
  signature text not null,
  -- SHA-256 of the whole file.
  hash text not null
);
