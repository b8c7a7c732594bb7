import { statementKinds } from '#domain/partners/statement-kinds.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

/** What one employee has booked on one cost centre. */
export interface EmployeeUse {
  /** In capital letters; null where none was given. */
  costCenter: string | null
  /** The phone, or what the employee is counted by once the phone is forgotten. */
  person: string
  isForgotten: boolean
  visits: number
  /** In whole NOK. */
  amount: number
}

/**
 * What the employees of a company have booked through its agreement and not cancelled. A price that is corrected later counts in the month of
 * the correction, without a visit.
 */
export async function readEmployeeUse(
  database: Database,
  company: string,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<EmployeeUse[]> {
  const { rows } = await database.run<EmployeeUse>(sql`
    with counted as (
      select reference, 1 as visits, price as amount from bookings
        where starts_at >= ${from}::timestamptz and starts_at < ${to}::timestamptz
      union all
      select reference, 0, amount from price_corrections where at >= ${from}::timestamptz and at < ${to}::timestamptz
    )
    select upper(b.partner->>'costCenter') as "costCenter", b.patient_phone as person,
      b.forgotten_at is not null as "isForgotten", sum(c.visits)::integer as visits, coalesce(sum(c.amount), 0)::integer as amount
    from counted c join bookings b on b.reference = c.reference
    where b.partner->>'id' = ${company} and b.partner->>'kind' = any(${statementKinds}) and b.state = 'booked'
    group by 1, 2, 3 order by 1, 2, 3`)
  return rows
}
