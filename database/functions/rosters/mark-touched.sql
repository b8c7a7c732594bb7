-- Affected bookings: lists those that have lost their time until somebody decides, [{reference, startsAt, reason}], and takes those from the list that have got it
-- back, by their references. Their patients are told a little later, unless it is undone by then. What was decided to take place all the same is not asked again, unless for another reason.
create or replace function mark_touched(touched jsonb, restored jsonb, moment timestamptz) returns void language plpgsql as $$
declare
  c record;
begin
  for c in
    select k.* from jsonb_array_elements(touched) e, jsonb_to_record(e) as k (reference text, "startsAt" timestamptz, reason text)
    where check_keys(e, '{reference,startsAt,reason}')
  loop
    insert into touched_bookings as t (reference, starts_at, reason, touched_at)
      select b.reference, b.starts_at, c.reason, moment from bookings b
      where b.reference = c.reference and b.starts_at = c."startsAt" and b.state = 'booked'
      on conflict (reference, starts_at) do update
        set reason = excluded.reason, state = 'open', touched_at = excluded.touched_at, settled_at = null, settled_by = null
        where t.state = 'restored' or t.reason <> excluded.reason;
    if found then
      -- It can be undone meanwhile, or the desk offers other times, which tells more: the job looks at what has become of it by then.
      insert into jobs (kind, key, reference, run_at, created_at)
        select 'time-lost', c.reference || ':time-lost:' || extract(epoch from moment)::bigint, c.reference, moment + interval '2 minutes', moment
        on conflict (key) do nothing;
    end if;
  end loop;
  update touched_bookings set state = 'restored', settled_at = moment
    where state = 'open' and reference in (select jsonb_array_elements_text(restored));
  perform tell_that_it_stands(it, moment) from jsonb_array_elements_text(restored) it;
end
$$;
