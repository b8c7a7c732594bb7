import type { Origin } from '../audit.ts'
import { type BookingJob, jobsJson } from '../bookings/booking-json.ts'
import { type BookingLimits, limitsJson, type TooManyMessages } from '../bookings/place-bookings.ts'
import type { Database } from '../client.ts'
import { repeatOnce } from '../engines/errors.ts'
import { sql } from '../sql.ts'
import type { Order } from './orders.ts'

export interface OrderRequest {
  order: Omit<Order, 'booking' | 'state' | 'orderedAt' | 'changedAt'>
  /** `perPhone`: orders whose samples are not handed in yet. */
  limits: BookingLimits
  by: Origin
  idempotencyKey: string
  fingerprint: string
  /** The answer to the caller, for repeated requests. */
  answer: object
  /** The message that tells of it. */
  job: BookingJob
}

export type OrderOutcome =
  | { outcome: 'ordered' | 'other-request' | 'verification-used-up' | 'too-many-orders' }
  | TooManyMessages
  | { outcome: 'repeated'; answer: object }

export async function placeOrder(
  database: Database,
  { order, limits, by, ...request }: OrderRequest,
  now: Temporal.Instant,
): Promise<OrderOutcome> {
  const { patient, address } = order
  const written = JSON.stringify({
    order: {
      reference: order.reference,
      token_hash: order.tokenHash,
      item: order.item,
      clinic: order.clinic,
      street: address?.street ?? null,
      postcode: address?.postcode ?? null,
      place: address?.place ?? null,
      price: order.price,
      patient_name: patient.name,
      patient_birthdate: patient.birthdate,
      patient_phone: patient.phone,
      locale: order.locale,
    },
    limits: limitsJson(limits),
    ...by,
    key: request.idempotencyKey,
    fingerprint: request.fingerprint,
    answer: request.answer,
    job: jobsJson([request.job])[0],
  })
  const { rows } = await repeatOnce(() =>
    database.run<{ outcome: OrderOutcome['outcome']; answer: object | null; allowed_at: Date | null }>(
      sql`select * from place_order(${written}::jsonb, ${now}::timestamptz)`,
    ),
  )
  const { outcome, answer, allowed_at } = rows[0]!
  if (outcome === 'repeated') return { outcome, answer: answer! }
  if (outcome === 'too-many-messages') return { outcome, allowedAt: allowed_at!.toTemporalInstant() }
  return { outcome }
}
