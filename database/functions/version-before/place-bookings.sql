-- make_bookings for processes of the version before, in which `earlier` is either the answer to the same request or when another booking is allowed.
create or replace function place_bookings(requests jsonb, moment timestamptz)
returns table (place integer, outcome text, earlier jsonb) language sql as $$
  select m.place::integer, m.outcome, coalesce(m.answer, to_jsonb(m.allowed_at)) from make_bookings(requests, moment) m;
$$;
