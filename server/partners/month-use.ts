import type { Database } from '#database/client.ts'
import { readEmployeeUse } from '#database/partners/partner-statements.ts'
import type { CostCenterUse } from '#domain/partners/statement.ts'
import type { Secrets } from '../identity/secrets.ts'

/** The month that a visit is settled in: that of the market's zone. */
export function monthOf(zone: string, moment: Temporal.Instant): Temporal.PlainYearMonth {
  return moment.toZonedDateTimeISO(zone).toPlainDate().toPlainYearMonth()
}

/** The first moment of a month in a zone. */
export function startOfMonth(zone: string, month: Temporal.PlainYearMonth): Temporal.Instant {
  return month.toPlainDate({ day: 1 }).toZonedDateTime(zone).toInstant()
}

/**
 * What an employee is counted by: one person within a month, which is all that a statement needs, and nobody who can be
 * followed into the next month.
 */
export function hashEmployee(secrets: Secrets, phone: string, month: Temporal.PlainYearMonth): string {
  return secrets.hash('employee of a month', `${month} ${phone}`)
}

/**
 * The use of each cost centre of a company in a month. Employees are told apart by their phones, so somebody who books for a
 * family is one person; a month of which the first days are forgotten counts nobody twice.
 */
export async function readMonthUse(
  { database, secrets, zone }: { database: Database; secrets: Secrets; zone: string },
  company: string,
  month: Temporal.PlainYearMonth,
): Promise<CostCenterUse[]> {
  const end = startOfMonth(zone, month.add({ months: 1 }))
  const uses = await readEmployeeUse(database, company, startOfMonth(zone, month), end)
  return [...Map.groupBy(uses, (it) => it.costCenter)].map(([costCenter, ofCenter]) => ({
    costCenter,
    visits: ofCenter.reduce((total, it) => total + it.visits, 0),
    // Who has only a correction was not there: they must not help to make an amount public.
    people: new Set(
      ofCenter
        .filter((it) => it.visits > 0)
        .map((it) => (it.isForgotten ? it.person : hashEmployee(secrets, it.person, month))),
    ).size,
    amount: ofCenter.reduce((total, it) => total + it.amount, 0),
  }))
}
