import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import { listOrdersOf, type Order } from './orders.ts'

/** Few enough that hashing them does not hold up other requests. */
const batch = 1000

/**
 * The orders without a result yet of the phone that `isPhone` recognises, the newest first: callers only have a keyed hash, which the
 * database cannot compute.
 */
export async function findOpenOrders(database: Database, isPhone: (phone: string) => boolean): Promise<Order[]> {
  for (let after = ''; ; ) {
    const { rows } = await database.run<{ phone: string }>(sql`
      select distinct patient_phone as phone from orders
      where patient_phone > ${after} and state in ('ordered', 'sent', 'collected', 'handed-in')
      order by phone limit ${batch}`)
    const phone = rows.find((row) => isPhone(row.phone))?.phone
    if (phone !== undefined) return listOrdersOf(database, phone)
    const last = rows.at(-1)
    if (rows.length < batch || !last) return []
    after = last.phone
  }
}
