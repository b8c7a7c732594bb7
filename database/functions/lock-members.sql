-- Lets one transaction at a time decide about the points of a reward number and of a person. Visits are [{partner, member,
-- person}], the last two as keyed hashes; a process of the version before sends {reward_number, phone, birthdate} instead, and shares its
-- locks with others of its version only. All locks in one order, so that two calls never wait for each other. Members share 256 locks:
-- one for each member of a long file would be more than PostgreSQL has room for, and then bookings fail, too.
create or replace function lock_members(visits jsonb) returns void language plpgsql as $$
declare
  shared integer;
begin
  for shared in
    select distinct (hashtextextended(k.name, 3) & 255)::integer as h
    from jsonb_array_elements(visits) v, lateral (values
      (concat_ws(' ', 'number', v->>'partner', coalesce(v->>'member', v->>'reward_number'))),
      (concat_ws(' ', 'person', v->>'partner', coalesce(v->>'person', concat_ws(' ', v->>'phone', v->>'birthdate'))))
    ) as k (name)
    order by h
  loop
    perform pg_advisory_xact_lock(3, shared);
  end loop;
end
$$;
