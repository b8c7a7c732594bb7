import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

/**
 * Notes the booking at whose time an order is collected. `before` is the one that the order was seen with: only its own row tells two requests of the same
 * moment apart. False if it has another time by now, or is collected or cancelled.
 */
export async function setOrderTime(
  database: Database,
  { reference, booking, before }: { reference: string; booking: string; before: string | null },
): Promise<boolean> {
  const { affected } = await database.run(sql`
    update orders o set booking = ${booking} where o.reference = ${reference} and o.state = 'ordered' and o.clinic is not null
      and (o.booking is not distinct from ${before}::text or o.booking = ${booking})`)
  return affected > 0
}
