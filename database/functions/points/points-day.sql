-- The day of a moment for points: airlines are settled with by the days of Norway, where their agreements are.
create or replace function points_day(moment timestamptz) returns date language sql stable as $$
  select (moment at time zone 'Europe/Oslo')::date;
$$;
