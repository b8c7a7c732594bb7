-- Writes down what staff want to become of a booking and the job that carries it out, in place of what was planned before and is not being carried
-- out. A request is {id, reference, revision, kind, details, due_at, job}. Answers 'planned', the id of the change and what it replaces, {kind, details};
-- or 'other-state' if the booking has changed since it was read or an earlier change is being carried out: then everything is as it was. The same
-- wish once more, as a double click makes it, is the same change with its full time to be taken back.
create or replace function plan_change(request jsonb, moment timestamptz)
returns table (outcome text, change uuid, replaced jsonb) language plpgsql as $$
declare
  r record;
begin
  select * into r from jsonb_to_record(request) as k (
      id uuid, reference text, revision integer, kind text, details jsonb, due_at timestamptz, job text)
    where check_keys(request, '{id,reference,revision,kind,details,due_at,job}');
  perform from bookings b where b.reference = r.reference and b.state = 'booked' and b.revision = r.revision for update;
  if not found then
    return query select 'other-state', null::uuid, null::jsonb;
    return;
  end if;
  update pending_changes p set due_at = r.due_at
    where p.reference = r.reference and p.revision = r.revision and p.kind = r.kind and p.details = r.details and p.begun_at is null
    returning p.id into change;
  if found then
    update jobs j set run_at = r.due_at where j.key = r.job || ':' || change and j.state = 'waiting';
    return query select 'planned', change, null::jsonb;
    return;
  end if;
  delete from pending_changes p where p.reference = r.reference and can_be_taken_back(p)
    returning jsonb_build_object('kind', p.kind, 'details', p.details) into replaced;
  insert into pending_changes (id, reference, revision, kind, details, due_at)
    values (r.id, r.reference, r.revision, r.kind, r.details, r.due_at) on conflict (reference) do nothing;
  if not found then
    return query select 'other-state', null::uuid, null::jsonb;
    return;
  end if;
  insert into jobs (kind, key, reference, run_at, created_at) values (r.job, r.job || ':' || r.id, r.reference, r.due_at, moment);
  return query select 'planned', r.id, replaced;
end
$$;
