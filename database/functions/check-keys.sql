-- True if a request has all keys of `required` and no others but those of `optional`. Otherwise an error: jsonb_to_record passes over keys that it does not
-- know and answers null for those that it does not find, so that a typing error would be stored as nothing. Stands in the `where` of the
-- statement that unpacks the request, with the same names (database/requests.test.ts compares them). A plain expression, which PostgreSQL
-- writes into that statement: comparing with the keys of the unpacked record instead made a booking take twice as long.
create or replace function check_keys(request jsonb, required text[], optional text[] default '{}') returns boolean language sql immutable as $$
  select case when request ?& required and request - required - optional = '{}' then true else bad_keys(request, required, optional) end;
$$;
