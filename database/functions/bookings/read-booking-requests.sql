-- Requests of make_bookings as rows, in the order of their places.
create or replace function read_booking_requests(requests jsonb)
returns table (
  place integer, key text, fingerprint text, answer jsonb, actor text, channel text,
  during tstzrange, hold uuid, visitor text, only_held boolean, limits jsonb, jobs jsonb, points jsonb, terms jsonb, places integer,
  reference text, token_hash text, remote_id text, slot text, clinic text, practitioner text, starts_at timestamptz, ends_at timestamptz,
  treatment text, price integer, patient_name text, patient_birthdate date, patient_email text, patient_phone text, description text,
  departs_at timestamptz, locale text, partner jsonb, partner_left_out text, package text, visit integer, package_terms jsonb, group_booking jsonb,
  booked_with text, client text
)
language sql stable as $$
  select e.place::integer, r.key, r.fingerprint, r.answer, r.actor, r.channel,
    -- Without a beginning another system keeps the time.
    case when r."from" is not null then tstzrange(r."from", r."to", '[)') end,
    r.hold, r.visitor, r.only_held, r.limits, r.jobs, r.points, r.terms, r.places, b.*
  from jsonb_array_elements(requests) with ordinality as e (request, place),
    jsonb_to_record(e.request) as r (
      key text, fingerprint text, answer jsonb, actor text, channel text, "from" timestamptz, "to" timestamptz, hold uuid, visitor text,
      only_held boolean, limits jsonb, jobs jsonb, points jsonb, terms jsonb, places integer, offer text, booking jsonb),
    jsonb_to_record(r.booking) as b (
      reference text, token_hash text, remote_id text, slot text, clinic text, practitioner text, starts_at timestamptz,
      ends_at timestamptz, treatment text, price integer, patient_name text, patient_birthdate date, patient_email text, patient_phone text,
      description text, departs_at timestamptz, locale text, partner jsonb, partner_left_out text,
      package text, visit integer, package_terms jsonb, group_booking jsonb, booked_with text, client text)
  where check_keys(e.request, '{key,fingerprint,answer,actor,channel,hold,visitor,only_held,limits,jobs,points,terms,booking}', '{from,to,places,offer}') and check_keys(r.booking, '{reference,token_hash,remote_id,slot,clinic,practitioner,starts_at,ends_at,treatment,price,patient_name,patient_birthdate,patient_email,patient_phone,description,locale,partner,partner_left_out}', '{departs_at,package,visit,package_terms,group_booking,booked_with,client}');
$$;
