-- Lets nobody change the access log, or delete what is younger than five years.
create or replace function keep_access_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '5 years' then
    return old;
  end if;
  raise exception 'the access log cannot be changed';
end
$$;
