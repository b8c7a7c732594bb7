-- The error of check_keys.
create or replace function bad_keys(request jsonb, required text[], optional text[]) returns boolean language plpgsql immutable as $$
begin
  raise exception using errcode = '22023', message = 'keys of a request: ' || (
    select string_agg(w.words, ', ') from (
      select 'unknown ' || k as words from jsonb_object_keys(request) k where k <> all(required || optional)
      union all
      select 'missing ' || k from unnest(required) k where not coalesce(request ? k, false)
    ) w);
end
$$;
