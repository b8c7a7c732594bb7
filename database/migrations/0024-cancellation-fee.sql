-- What a cancelled booking costs, as its patient was told when cancelling it: 0 where it was in time, null where the price depends.
-- Until now nobody could cancel after the limit.
alter table bookings add column cancellation_fee integer check (cancellation_fee >= 0);
update bookings set cancellation_fee = 0 where state = 'cancelled';
