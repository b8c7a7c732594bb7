-- What of a freed time was offered to nobody goes back to everybody. With `again_at` it is looked at again then. Answers whose time it is.
create or replace function let_go_of_freed_time(freed bigint, again_at timestamptz, moment timestamptz) returns setof text language plpgsql as $$
begin
  update freed_times f set taken_at = moment where f.id = freed;
  if again_at is not null then
    insert into jobs (kind, key, run_at, created_at)
      values ('freed-time', concat_ws(':', 'freed-time', freed, extract(epoch from again_at)::bigint), again_at, moment)
      on conflict (key) do nothing;
  end if;
  return query delete from occupied_times t where t.visitor = 'freed:' || freed returning t.practitioner;
end
$$;
