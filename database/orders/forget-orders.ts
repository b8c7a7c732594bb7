import { forgetPatients } from '../bookings/past-bookings.ts'
import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'

/**
 * Deletes orders of which nothing has happened since a moment, and forgets who had times to collect them: their treatment tells what was ordered.
 * The times first, so that a round that was interrupted is made good by the next one. Returns how many orders.
 */
export async function forgetOrders(
  database: Database,
  before: Temporal.Instant,
  now: Temporal.Instant,
): Promise<number> {
  const isOld = isOlderThan(before)
  // By what the nurse reads (routes/orders/order-times.ts), since an order names only the last of its times.
  const { rows } = await database.run<{ reference: string }>(sql`
    select b.reference from orders o join bookings b on b.patient_phone = o.patient_phone and b.description = o.reference
    where ${isOld} and b.forgotten_at is null and (b.state = 'cancelled' or b.ends_at < ${before}::timestamptz)`)
  if (rows.length > 0) {
    await forgetPatients(
      database,
      rows.map(({ reference }) => ({ reference, person: '', partner: null })),
      now,
    )
  }
  return (await database.run(sql`delete from orders o where ${isOld}`)).affected
}

/** Its time counts as something that happens, so none is forgotten before it. */
function isOlderThan(before: Temporal.Instant): Statement {
  return sql`o.changed_at < ${before}::timestamptz and not exists (
    select from bookings t where t.reference = o.booking and t.state = 'booked' and t.ends_at >= ${before}::timestamptz)`
}
