import type { CostCenterUse } from '#domain/partners/statement.ts'
import type { Database } from './client.ts'
import { sql } from './sql.ts'

/**
 * What the employees of a company have booked through its agreement and not cancelled, by cost centre in capital letters. People
 * are counted by their phones: somebody who books for a family is one employee.
 */
export async function readCostCenterUse(
  database: Database,
  company: string,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<CostCenterUse[]> {
  const { rows } = await database.run<CostCenterUse>(sql`
    select upper(partner->>'costCenter') as "costCenter", count(*)::integer as visits,
      count(distinct patient_phone)::integer as people, coalesce(sum(price), 0)::integer as amount
    from bookings
    where partner->>'id' = ${company} and partner->>'kind' = 'corporate' and state = 'booked'
      and starts_at >= ${from}::timestamptz and starts_at < ${to}::timestamptz
    group by 1 order by 1`)
  return rows
}
