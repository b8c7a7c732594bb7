-- Why a visit of a package cannot be at a time, or null if it can: 'package-ended' if the first visit is cancelled; 'visit-order' if another
-- booking is that visit already, or if it would be before an earlier visit or after a later one. One that was missed is none. `reference_` is the booking that is made or
-- moved. Holds true as long as the caller has the phone's lock (lock_package).
create or replace function visit_refusal(package_ text, visit_ integer, reference_ text, during tstzrange) returns text language sql stable as $$
  select case
    when visit_ > 1 and not coalesce(bool_or(b.visit = 1), false) then 'package-ended'
    when bool_or(b.visit = visit_ or (b.visit < visit_) <> (b.ends_at <= lower(during)) or (b.visit > visit_) <> (b.starts_at >= upper(during)))
      then 'visit-order'
  end
  from bookings b where b.package = package_ and b.state = 'booked' and not b.is_missed and b.reference <> reference_;
$$;
