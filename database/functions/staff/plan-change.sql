-- Writes down what staff want to become of a booking and the job that carries it out, in place of what was planned before and is not being carried
-- out. A request is {id, reference, revision, kind, details, due_at, job, job_key}. Answers 'planned' and what it replaces, {kind, details}; or 'other-state'
-- if the booking has changed since it was read or an earlier change is being carried out: then everything is as it was.
create or replace function plan_change(request jsonb, moment timestamptz)
returns table (outcome text, replaced jsonb) language plpgsql as $$
declare
  r record;
begin
  select * into r from jsonb_to_record(request) as k (
      id uuid, reference text, revision integer, kind text, details jsonb, due_at timestamptz, job text, job_key text)
    where check_keys(request, '{id,reference,revision,kind,details,due_at,job,job_key}');
  perform from bookings b where b.reference = r.reference and b.state = 'booked' and b.revision = r.revision for update;
  if not found then
    return query select 'other-state', null::jsonb;
    return;
  end if;
  delete from pending_changes p where p.reference = r.reference and (p.begun_at is null or p.problem is not null)
    returning jsonb_build_object('kind', p.kind, 'details', p.details) into replaced;
  insert into pending_changes (id, reference, revision, kind, details, due_at)
    values (r.id, r.reference, r.revision, r.kind, r.details, r.due_at) on conflict (reference) do nothing;
  if not found then
    return query select 'other-state', null::jsonb;
    return;
  end if;
  insert into jobs (kind, key, reference, run_at, created_at) values (r.job, r.job_key, r.reference, r.due_at, moment);
  return query select 'planned', replaced;
end
$$;
