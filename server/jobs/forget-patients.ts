import type { Database } from '#database/client.ts'
import { forgetRewardNumbers } from '#database/older-points.ts'
import { readCostCenterUse } from '#database/partner-statements.ts'
import { forgetPatients, listPastBookings, type PastBooking } from '#database/past-bookings.ts'
import { markets } from '#domain/market.ts'
import { forgetAnswers } from '#domain/partners/forget-answers.ts'
import { isNamed } from '#domain/partners/statement.ts'
import { bookingRetentionMonths } from '#domain/retention-hours.ts'
import { hashOlderVisits } from '../partners/point-hashes.ts'
import type { Secrets } from '../secrets.ts'

const atOnce = 500
const { zone } = markets.norway

/** Removes the personal data of bookings some months after the visit. Returns how many of each it changed. */
export async function forgetPastVisits(
  database: Database,
  secrets: Secrets,
  now: Temporal.Instant,
): Promise<{ bookings: number; rewardNumbers: number }> {
  const before = now.toZonedDateTimeISO(zone).subtract({ months: bookingRetentionMonths }).toInstant()
  // What processes of an earlier version have recorded since this one started.
  await hashOlderVisits(database, secrets)
  let bookings = 0
  for (;;) {
    const past = await listPastBookings(database, before, atOnce)
    const isListed = await findListedCostCenters(database, past)
    await forgetPatients(
      database,
      past.map(({ reference, phone, start, partner }) => ({
        reference,
        person: partner?.kind === 'corporate' ? hashEmployee(secrets, phone, start) : '',
        partner: partner && forgetAnswers(partner, (costCenter) => isListed(partner.id, monthOf(start), costCenter)),
      })),
      now,
    )
    bookings += past.length
    if (past.length < atOnce) return { bookings, rewardNumbers: await forgetRewardNumbers(database, before) }
  }
}

/** Counts as one person within a month, which is all that a statement needs, and cannot be followed into the next. */
const hashEmployee = (secrets: Secrets, phone: string, start: Temporal.Instant) =>
  secrets.hash('employee of a month', `${monthOf(start)} ${phone}`)

const monthOf = (moment: Temporal.Instant) =>
  moment.toZonedDateTimeISO(zone).toPlainDate().toPlainYearMonth().toString()

/** The cost centres that the statements of these bookings' months name. */
async function findListedCostCenters(database: Database, past: PastBooking[]) {
  const named = new Set<string>()
  const months = new Set(
    past.flatMap(({ start, partner }) => (partner?.kind === 'corporate' ? `${partner.id} ${monthOf(start)}` : [])),
  )
  for (const key of months) {
    const [company, month] = key.split(' ') as [string, string]
    const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 })
    const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant()
    const uses = await readCostCenterUse(database, company, startOf(first), startOf(first.add({ months: 1 })))
    for (const use of uses.filter(isNamed)) named.add(`${key} ${use.costCenter}`)
  }
  return (company: string, month: string, costCenter: string) =>
    named.has(`${company} ${month} ${costCenter.toUpperCase()}`)
}
