-- Holds a place of a run for a visitor. A request is that of hold_time without the practitioner, and {run, places}. Answers as hold_time does;
-- 'slot-taken' if no place is left.
create or replace function hold_place(request jsonb, moment timestamptz)
returns table (outcome text, hold_id uuid, hold_until timestamptz) language plpgsql as $$
declare
  r record;
  name text;
begin
  select * into r from jsonb_to_record(request) as k (
      run text, places integer, clinic text, "from" timestamptz, "to" timestamptz, visitor text, max_holds integer, until timestamptz,
      longest_minutes integer, only_renew boolean, counted jsonb, day jsonb)
    where check_keys(request, '{run,places,clinic,from,to,visitor,max_holds,until,longest_minutes,only_renew,counted,day}');
  for name in select free_places(r.run, r.places, tstzrange(r."from", r."to", '[)'), r.visitor, moment) loop
    select h.* into outcome, hold_id, hold_until
      from hold_time(request - '{run,places}'::text[] || jsonb_build_object('practitioner', name), moment) h;
    if outcome <> 'slot-taken' then
      return next;
      return;
    end if;
  end loop;
  return query select 'slot-taken', null::uuid, null::timestamptz;
end
$$;
