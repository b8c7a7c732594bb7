-- Counts an event against several limits at once, [{key, max, seconds}], and answers null; or, if one of them is
-- used up, counts nothing and answers the moment from which the event would be allowed again.
create function take_allowance(limits jsonb, moment timestamptz) returns timestamptz language plpgsql as $$
declare
  counted text;
  free_at timestamptz;
begin
  -- Always in the order of the keys, so that two requests with two keys in common never wait for each other.
  for counted in select distinct l->>'key' as key from jsonb_array_elements(limits) l order by key loop
    perform pg_advisory_xact_lock(hashtextextended(counted, 0));
  end loop;

  -- If the max-th newest event is still inside the window, the limit is used up until it leaves.
  select max((
    select e.at + make_interval(secs => (l->>'seconds')::double precision)
    from counted_events e
    where e.key = l->>'key' and e.at > moment - make_interval(secs => (l->>'seconds')::double precision)
    order by e.at desc
    offset (l->>'max')::integer - 1
    limit 1
  )) into free_at from jsonb_array_elements(limits) l;
  if free_at is not null then
    return free_at;
  end if;

  insert into counted_events (key, at) select distinct l->>'key', moment from jsonb_array_elements(limits) l;
  return null;
end
$$;

-- Opens a challenge and leaves the job that sends its code, within the limits; answers as take_allowance does.
create function open_verification(verification jsonb, job jsonb, limits jsonb, moment timestamptz)
returns timestamptz language plpgsql as $$
declare
  free_at timestamptz;
begin
  free_at := take_allowance(limits, moment);
  if free_at is null then
    insert into verifications (id, phone_hash, code_hash, created_at, expires_at)
      select v.id, v.phone_hash, v.code_hash, moment, v.expires_at
      from jsonb_populate_record(null::verifications, verification) v;
    insert into jobs (kind, key, payload, run_at, created_at)
      select j.kind, j.key, j.payload, moment, moment from jsonb_populate_record(null::jobs, job) j;
  end if;
  return free_at;
end
$$;

-- Spends one of the tries that all live codes of the challenge's phone share, and answers those codes;
-- none if the challenge is unknown, over or used, or the tries are.
create function spend_try(challenge uuid, max_tries integer, moment timestamptz)
returns table (id uuid, phone_hash text, code_hash text) language plpgsql as $$
declare
  phone text;
begin
  select v.phone_hash into phone from verifications v
    where v.id = challenge and v.expires_at > moment and v.used_at is null;
  if phone is null then
    return;
  end if;
  -- A hundred guesses at once are still only the tries that are left.
  perform pg_advisory_xact_lock(hashtextextended(phone, 0));
  if (select sum(v.tries) from verifications v where v.phone_hash = phone and v.expires_at > moment) >= max_tries then
    return;
  end if;
  update verifications v set tries = v.tries + 1 where v.id = challenge and v.used_at is null;
  return query select v.id, v.phone_hash, v.code_hash from verifications v
    where v.phone_hash = phone and v.expires_at > moment and v.used_at is null;
end
$$;
