-- Records visits that were booked elsewhere, all of them or none, and decides what each earns. A visit is {id, partner, reward_number, member, person,
-- mode, first, later, day, imported}: `member` and `person` are keyed hashes of the reward number and of the patient, `first` and `later` are the
-- points as the first visit of its mode and as a later one (is_first_visit). They count in the order of the list. The answers, by the place of the
-- visit: 'credited' with its points; 'known' if the very same was imported before; 'other' if its id was imported with something else. If there
-- is one of the last, nothing is recorded.
create or replace function import_visits(visits jsonb, moment timestamptz)
returns table (place integer, outcome text, points integer) language plpgsql as $$
declare
  v record;
  has_others boolean;
  is_first_ boolean;
begin
  -- One import at a time for a partner, so that the same file twice at once is credited once.
  perform pg_advisory_xact_lock(hashtextextended(p, 4))
    from (select distinct e.partner as p from jsonb_to_recordset(visits) as e (partner text) order by p) partners;
  perform lock_members(array_agg(e.partner), array_agg(e.member), array_agg(e.person))
    from jsonb_to_recordset(visits) as e (partner text, member text, person text);
  has_others := exists (
    select from jsonb_to_recordset(visits) as e (id text, imported jsonb) join point_visits k on k.id = e.id
    where k.imported is distinct from e.imported
  );
  for v in
    select a.place::integer as nth, e.*, k.id as known, k.imported is not distinct from e.imported as is_same
    from jsonb_array_elements(visits) with ordinality as a (visit, place), jsonb_to_record(a.visit) as e (
        id text, partner text, reward_number text, member text, person text, mode text, first integer, later integer, day date, imported jsonb)
      left join point_visits k on k.id = e.id
    where check_keys(a.visit, '{id,partner,reward_number,member,person,mode,first,later,day,imported}')
    order by a.place
  loop
    place := v.nth;
    points := null;
    if v.known is not null then
      outcome := case when v.is_same then 'known' else 'other' end;
    else
      outcome := 'credited';
      if not has_others then
        is_first_ := is_first_visit(v.partner, v.mode, v.reward_number, v.member, v.person);
        points := case when is_first_ then v.first else v.later end;
        insert into point_visits (id, partner, reward_number, member, person, mode, is_first, points, recorded_at, imported)
          values (v.id, v.partner, v.reward_number, v.member, v.person, v.mode, is_first_, points, moment, v.imported);
        if points > 0 then
          insert into point_lines (visit, partner, day, points) values (v.id, v.partner, v.day, points);
        end if;
      end if;
    end if;
    return next;
  end loop;
end
$$;
