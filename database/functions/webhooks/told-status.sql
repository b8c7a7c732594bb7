-- What other systems are told of what became of a visit: that somebody was called in, or is done, is the clinic's own affair.
create or replace function told_status(state text) returns text language sql immutable as $$
  select case when state in ('called-in', 'done') then 'arrived' else state end
$$;
