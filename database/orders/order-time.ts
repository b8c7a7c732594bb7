import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

/** Notes the booking at whose time an order is collected. False if it is collected or cancelled by now, or has another time. */
export async function setOrderTime(
  database: Database,
  { reference, booking }: { reference: string; booking: string },
): Promise<boolean> {
  const { affected } = await database.run(sql`
    update orders o set booking = ${booking} where o.reference = ${reference} and o.state = 'ordered' and o.clinic is not null
      and not exists (
        select from bookings b where b.reference = o.booking and b.state = 'booked' and b.reference <> ${booking})`)
  return affected > 0
}
