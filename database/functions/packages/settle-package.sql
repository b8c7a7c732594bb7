-- Records what is owed for a package once its rest is cancelled, as a correction of its price. Nothing happens while a visit is to come, or if that much is
-- owed already. `package_` is the reference of its first visit.
create or replace function settle_package(package_ text, owed integer, moment timestamptz) returns void language plpgsql as $$
begin
  perform lock_package(package_);
  insert into price_corrections (reference, at, amount)
    select b.reference, moment, owed - b.price - c.before
    from bookings b, lateral (select coalesce(sum(p.amount), 0)::integer as before from price_corrections p where p.reference = b.reference) c
    where b.reference = package_ and b.state = 'booked' and owed <> b.price + c.before
      and not exists (select from bookings v where v.package = package_ and v.state = 'booked' and v.starts_at > moment);
end
$$;
