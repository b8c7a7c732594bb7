-- What became of a visit, one of a booking's times: what staff said last, or else whether its patient has arrived.
create or replace function visit_state(booking text, start timestamptz) returns text language sql stable as $$
  select coalesce(
    (select d.state from desk_states d where d.reference = booking and d.starts_at = start),
    (select 'arrived' from arrivals a where a.reference = booking and a.starts_at = start),
    'booked')
$$;
