create or replace function minutes_of(range tstzrange) returns numeric language sql immutable as $$
  select extract(epoch from upper(range) - lower(range)) / 60;
$$;
