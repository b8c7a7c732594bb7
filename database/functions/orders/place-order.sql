-- Places an order with its first message, or nothing. A request is {order, limits, actor, channel, key, fingerprint, answer, job}; `limits` are
-- those of make_bookings, with `per_phone` for orders whose samples are not handed in. The outcomes: 'ordered'; 'repeated' with the `answer` that the same
-- request got before; 'other-request' if the key was used for something else; 'verification-used-up'; 'too-many-orders'; or
-- 'too-many-messages', and `allowed_at` says when another order is allowed.
create or replace function place_order(request jsonb, moment timestamptz)
returns table (outcome text, answer jsonb, allowed_at timestamptz) language plpgsql as $$
declare
  r record;
  o record;
  l record;
  known idempotency_keys;
begin
  select * into r from jsonb_to_record(request) as k (
      "order" jsonb, limits jsonb, actor text, channel text, key text, fingerprint text, answer jsonb, job jsonb)
    where check_keys(request, '{order,limits,actor,channel,key,fingerprint,answer,job}');
  select * into o from jsonb_to_record(r."order") as k (
      reference text, token_hash text, item text, clinic text, street text, postcode text, place text, price integer,
      patient_name text, patient_birthdate date, patient_phone text, locale text)
    where check_keys(r."order", '{reference,token_hash,item,clinic,street,postcode,place,price,patient_name,patient_birthdate,patient_phone,locale}');
  select * into l from jsonb_to_record(r.limits) as k (verification uuid, per_verification integer, per_phone integer, messages jsonb)
    where check_keys(r.limits, '{verification,per_verification,per_phone,messages}');
  -- As make_bookings does, and in the same order: one at a time for a phone, then for what is counted.
  perform pg_advisory_xact_lock(hashtextextended(o.patient_phone, 2));
  perform pg_advisory_xact_lock(hashtextextended(k.key, 0)) from (
    select distinct j.key from jsonb_to_recordset(limits_of_booking(r.limits, 'judged')) as j (key text) order by j.key
  ) k;
  select * into known from idempotency_keys k where k.key = r.key;
  if known.answer is null and known.fingerprint = r.fingerprint then
    -- Refused before, and tried anew.
    delete from idempotency_keys k where k.key = r.key and k.answer is null;
    known := null;
  end if;
  if known.key is not null then
    return query select case when known.fingerprint = r.fingerprint then 'repeated' else 'other-request' end, known.answer, null::timestamptz;
    return;
  end if;
  if exists (
    select from verification_bookings v where v.verification = l.verification and v.bookings >= l.per_verification
  ) then
    return query select 'verification-used-up', null::jsonb, null::timestamptz;
    return;
  end if;
  if (
    select count(*) from orders p where p.patient_phone = o.patient_phone and p.state in ('ordered', 'sent', 'collected')
  ) >= l.per_phone then
    return query select 'too-many-orders', null::jsonb, null::timestamptz;
    return;
  end if;
  allowed_at := next_allowance(limits_of_booking(r.limits, 'judged'), moment);
  if allowed_at is not null then
    return query select 'too-many-messages', null::jsonb, allowed_at;
    return;
  end if;

  insert into counted_events (key, at)
    select distinct j.key, moment from jsonb_to_recordset(limits_of_booking(r.limits, 'counted')) as j (key text);
  insert into orders (
      reference, token_hash, item, state, clinic, street, postcode, place, price, patient_name, patient_birthdate, patient_phone, locale,
      created_at, changed_at)
    values (o.reference, o.token_hash, o.item, 'ordered', o.clinic, o.street, o.postcode, o.place, o.price, o.patient_name, o.patient_birthdate,
      o.patient_phone, o.locale, moment, moment);
  insert into order_events (reference, state, at, actor, channel) values (o.reference, 'ordered', moment, r.actor, r.channel);
  insert into idempotency_keys (key, fingerprint, answer, created_at) values (r.key, r.fingerprint, r.answer, moment);
  insert into verification_bookings (verification, bookings, last_at) values (l.verification, 1, moment)
    on conflict (verification) do update set bookings = verification_bookings.bookings + 1, last_at = excluded.last_at;
  perform add_booking_jobs(o.reference, jsonb_build_array(r.job), moment);
  return query select 'ordered', null::jsonb, null::timestamptz;
end
$$;
