import type { Application } from '#domain/forms/application.ts'
import type { Database } from '../client.ts'
import { applicationMailKind, storeApplication } from '../forms/applications.ts'
import type { SentForm } from '../forms/sent-form.ts'
import type { Order } from '../orders/orders.ts'
import { sql } from '../sql.ts'

export type DemoOrder = Pick<
  Order,
  'reference' | 'tokenHash' | 'item' | 'state' | 'clinic' | 'address' | 'price' | 'patient' | 'changedAt'
>

/** Orders of invented patients, without a message to anybody. */
export async function orderForDemo(database: Database, orders: DemoOrder[]): Promise<void> {
  const rows = orders.map(({ patient, address, ...it }) => ({
    reference: it.reference,
    token_hash: it.tokenHash,
    item: it.item,
    state: it.state,
    clinic: it.clinic,
    ...address,
    price: it.price,
    patient_name: patient.name,
    patient_birthdate: patient.birthdate,
    patient_phone: patient.phone,
    changed_at: it.changedAt.toString(),
  }))
  await database.run(sql`
    insert into orders (reference, token_hash, item, state, clinic, street, postcode, place, price, patient_name, patient_birthdate,
        patient_phone, locale, created_at, changed_at)
      select reference, token_hash, item, state, clinic, street, postcode, place, price, patient_name, patient_birthdate, patient_phone, 'no',
        changed_at - interval '1 day', changed_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
        reference text, token_hash text, item text, state text, clinic text, street text, postcode text, place text, price integer,
        patient_name text, patient_birthdate date, patient_phone text, changed_at timestamptz)
      on conflict (reference) do nothing`)
}

/** An application whose mail could not be sent, so that it can still be read. */
export async function applyForDemo(database: Database, application: Application, sent: SentForm): Promise<void> {
  const { now } = sent
  await database.run(sql`
    with stored as (${storeApplication(application, sent)})
    insert into jobs (kind, key, state, run_at, attempts, last_error, created_at, finished_at)
    select ${applicationMailKind}::text, ${applicationMailKind}::text || ':' || id, 'failed', ${now}::timestamptz, 9, 'unreachable',
      ${now}::timestamptz, ${now}::timestamptz
    from stored`)
}

/** A confirmation that did not reach its patient: of the first booking at each clinic after a moment. `phones`: how the demo's begin. */
export async function failForDemo(
  database: Database,
  { phones, after }: { phones: string; after: Temporal.Instant },
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`
    insert into jobs (kind, key, reference, state, run_at, attempts, last_error, created_at, finished_at)
      select 'confirmation', b.reference || ':confirmation:0', b.reference, 'failed', ${now}, 7, 'unreachable', ${now}, ${now}
      from (
        select distinct on (clinic) reference from bookings
        where state = 'booked' and group_booking is null and starts_at >= ${after} and starts_with(patient_phone, ${phones})
        order by clinic, starts_at, reference
      ) b
      on conflict (key) do nothing`)
}
