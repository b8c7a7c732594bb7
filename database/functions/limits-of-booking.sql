-- The limits on messages that a new booking is 'judged' by or 'counted' against. Limits are those of place_bookings. Each message limit
-- says what the first booking with a verification is to it: 'judged', 'counted' or 'free'; all others are judged and counted.
create or replace function limits_of_booking(limits jsonb, purpose text) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(l), '[]') from jsonb_array_elements(limits->'messages') l
    where l->>'first' in ('judged', purpose) or exists (
      select from verification_bookings v where v.verification = (limits->>'verification')::uuid and v.bookings > 0
    );
$$;
