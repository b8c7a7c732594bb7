-- Lets one transaction at a time decide about the points of a reward number and of a person, both given as keyed hashes; the n-th of each list belong
-- together. All locks in one order, so that two calls never wait for each other. Members share 256 locks: one for each member of a long
-- file would be more than PostgreSQL has room for, and then bookings fail, too.
create or replace function lock_members(partners text[], members text[], people text[]) returns void language plpgsql as $$
declare
  shared integer;
begin
  for shared in
    select distinct (hashtextextended(k.name, 3) & 255)::integer as h
    from unnest(partners, members, people) as v (partner, member, person), lateral (values
      (concat_ws(' ', 'number', v.partner, v.member)),
      (concat_ws(' ', 'person', v.partner, v.person))
    ) as k (name)
    order by h
  loop
    perform pg_advisory_xact_lock(3, shared);
  end loop;
end
$$;
