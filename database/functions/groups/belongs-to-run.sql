-- Whether a name of occupied_times is that of a place of a run, whatever its number. The comparison is for the index: a number has three digits at most.
create or replace function belongs_to_run(name text, run text) returns boolean language sql immutable as $$
  select name between run || '#' and run || '#999' and starts_with(name, run || '#');
$$;
