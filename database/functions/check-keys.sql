-- True if a request has the keys of the record that it was unpacked into, `known`, and no others; only those of `optional` may be left out. Otherwise an
-- error: jsonb_to_record passes over keys that it does not know and answers null for those that it does not find, so that a typing error, here or in the
-- caller, would be stored as nothing. Stands in the `where` of the statement that unpacks.
create or replace function check_keys(request jsonb, known jsonb, optional text[] default '{}') returns boolean
language plpgsql immutable as $$
declare
  wrong text;
begin
  select string_agg(w.words, ', ') into wrong from (
    select 'unknown ' || k as words from jsonb_object_keys(request) k where not known ? k
    union all
    select 'missing ' || k from jsonb_object_keys(known) k where not coalesce(request ? k, false) and k <> all(optional)
  ) w;
  if wrong is not null then
    raise exception using errcode = '22023', message = 'keys of a request: ' || wrong;
  end if;
  return true;
end
$$;
