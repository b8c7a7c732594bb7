-- Replaces what visits were recognised by with keyed hashes. Visits are [{id, partner, member, person, line}], `line` the hash of an
-- imported visit's line. A member may have had another first visit before this one was hashed: then this one is no longer a first one, and
-- keeps the points that the patient was told. Any number of processes may do this at the same time as bookings are made.
create or replace function hash_visits(hashed jsonb) returns void language plpgsql as $$
declare
  h record;
begin
  perform lock_members(array_agg(e.partner), array_agg(e.member), array_agg(e.person))
    from jsonb_array_elements(hashed) a, jsonb_to_record(a) as e (id text, partner text, member text, person text, line text)
    where check_keys(a, '{id,partner,member,person,line}');
  -- One after the other: two of them may have the same member.
  for h in
    select e.* from jsonb_to_recordset(hashed) as e (id text, member text, person text, line text)
    join point_visits v on v.id = e.id order by v.recorded_at, v.id
  loop
    update point_visits v set
      member = h.member, person = h.person, phone = null, birthdate = null, imported = to_jsonb(h.line),
      is_first = v.is_first and not exists (
        select from point_visits o
        where o.partner = v.partner and o.mode = v.mode and o.is_first and o.cancelled_at is null and o.member = h.member
      ) and not exists (
        select from point_visits o
        where o.partner = v.partner and o.mode = v.mode and o.is_first and o.cancelled_at is null and o.person = h.person
      )
      where v.id = h.id and v.phone is not null;
  end loop;
end
$$;
