import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

/** What the price of a booking was corrected by, in whole NOK: 0 for most. */
export async function readCorrection(database: Database, reference: string): Promise<number> {
  const { rows } = await database.run<{ amount: number }>(
    sql`select coalesce(sum(amount), 0)::integer as amount from price_corrections where reference = ${reference}`,
  )
  return rows[0]!.amount
}

/** Records what is owed for a package, by the reference of its first visit, unless a visit is still to come. */
export async function settlePackage(
  database: Database,
  { reference, owed }: { reference: string; owed: number },
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`select settle_package(${reference}, ${owed}::integer, ${now}::timestamptz)`)
}
