import type { OrderState } from '#domain/orders/order-states.ts'
import type { Origin } from '../audit.ts'
import { type BookingJob, jobsJson } from '../bookings/booking-json.ts'
import type { Database } from '../client.ts'
import { type MessageLimit, writeLimit } from '../limits.ts'
import { sql } from '../sql.ts'

export interface OrderChange {
  reference: string
  from: OrderState
  to: OrderState
  by: Origin
  /** The operator's account; null for a patient. */
  who: string | null
  /** What tells of it and gives its time back. */
  job: BookingJob
  /** Limits on what it tells; null where none count. */
  messages: MessageLimit[] | null
}

/** False if the order was not there, or was in another state. */
export async function changeOrder(
  database: Database,
  { reference, from, to, by, who, job, messages }: OrderChange,
  now: Temporal.Instant,
): Promise<boolean> {
  const limits = messages?.map(writeLimit) ?? null
  const request = { reference, from, to, ...by, who, job: jobsJson([job])[0], messages: limits }
  const { rows } = await database.run<{ changed: boolean }>(
    sql`select change_order(${JSON.stringify(request)}::jsonb, ${now}::timestamptz) as changed`,
  )
  return rows[0]!.changed
}
