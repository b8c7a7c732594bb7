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

/** What the employees of a company have booked through its agreement and not cancelled. */
export async function readEmployeeUse(
  database: Database,
  company: string,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<EmployeeUse[]> {
  const { rows } = await database.run<EmployeeUse>(sql`
    select upper(partner->>'costCenter') as "costCenter", patient_phone as person,
      forgotten_at is not null as "isForgotten", count(*)::integer as visits, coalesce(sum(price), 0)::integer as amount
    from bookings
    where partner->>'id' = ${company} and partner->>'kind' = any(${statementKinds}) and state = 'booked'
      and starts_at >= ${from}::timestamptz and starts_at < ${to}::timestamptz
    group by 1, 2, 3 order by 1, 2, 3`)
  return rows
}
