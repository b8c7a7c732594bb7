-- What becomes available goes to the waiting list first. In the transaction that frees it, so that nobody can take it before those who wait are looked
-- at, and at its very end: a booking that moves may take a part of its old time again. The hold outlives a job that is taken over from a process that
-- died (job-rules.ts), and no longer. Functions of triggers are here and not in database/functions/.
create function keep_for_waiting() returns trigger language plpgsql as $$
begin
  if not exists (
    select from waiting_entries e
    where new.clinic = any(e.clinics) and e.until > new.freed_at
      and case when e.run is null then position('#' in new.practitioner) = 0 else belongs_to_run(new.practitioner, e.run) end
  ) then
    return null;
  end if;
  -- Nothing is kept of a stretch that is booked in part, such as a shift of somebody who was away.
  insert into occupied_times (id, practitioner, clinic, during, expires_at, visitor, held_since)
    values (gen_random_uuid(), new.practitioner, new.clinic, new.during, new.freed_at + interval '3 minutes', 'freed:' || new.id, new.freed_at)
    on conflict on constraint one_patient_at_a_time do nothing;
  insert into jobs (kind, key, run_at, created_at) values ('freed-time', 'freed-time:' || new.id, new.freed_at, new.freed_at);
  return null;
end
$$;
create constraint trigger keep_for_waiting after insert on freed_times deferrable initially deferred
  for each row execute function keep_for_waiting();

-- However a booking is changed, its offer is over: taken if the booking has one of the times now. What is held for it is free again; what the waiting list
-- held goes on to the next. Whoever has the earlier time, or wants none any more, waits no longer.
create or replace function end_offers() returns trigger language plpgsql as $$
declare
  o offers;
begin
  perform from waiting_entries e where e.booking = new.reference order by e.id for update;
  for o in select * from offers k where k.booking = new.reference and k.state = 'open' order by k.id for update loop
    if new.state = 'booked' and exists (select from offered_times t where t.offer = o.id and t.slot = new.slot) then
      perform settle_offer(o.id, 'taken');
      delete from waiting_entries e where e.id = o.entry;
    elsif o.entry is null then
      perform settle_offer(o.id, 'withdrawn');
    else
      perform end_waiting_offer(o.id, 'withdrawn', new.changed_at);
    end if;
  end loop;
  if new.state = 'cancelled' then
    delete from waiting_entries e where e.booking = new.reference;
  end if;
  return null;
end
$$;
