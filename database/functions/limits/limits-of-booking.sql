-- The limits on messages that a new booking is 'judged' by or 'counted' against. Limits are those of make_bookings, or null. Each message limit
-- says what the first booking with a verification is to it: 'judged', 'counted' or 'free'; all others are judged and counted.
create or replace function limits_of_booking(limits jsonb, purpose text) returns jsonb language plpgsql stable as $$
begin
  if limits is null or jsonb_typeof(limits) = 'null' then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(e) filter (where m.first in ('judged', purpose) or exists (
      select from verification_bookings v where v.verification = l.verification and v.bookings > 0
    )), '[]')
    from jsonb_to_record(limits) as l (verification uuid, per_verification integer, per_phone integer, per_run integer, messages jsonb),
      jsonb_array_elements(l.messages) e,
      jsonb_to_record(e) as m (key text, max integer, seconds double precision, part_of text, part integer, first text)
    where check_keys(limits, '{verification,per_verification,per_phone,messages}', '{per_run}') and check_keys(e, '{key,max,seconds,first}', '{part_of,part}'));
end
$$;
