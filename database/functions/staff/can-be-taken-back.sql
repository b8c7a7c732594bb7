-- Whether a change by staff can be taken back or replaced: not while it is being carried out, but after that has failed.
create or replace function can_be_taken_back(change pending_changes) returns boolean language sql immutable as $$
  select change.begun_at is null or change.problem is not null
$$;
