import {
  forgetPatients,
  forgetRewardNumbers,
  listPastBookings,
  type PastBooking,
} from '#database/bookings/past-bookings.ts'
import type { Database } from '#database/client.ts'
import { bookingRetentionMonths } from '#domain/booking/retention-hours.ts'
import { forgetAnswers } from '#domain/partners/forget-answers.ts'
import { findKind } from '#domain/partners/kinds.ts'
import type { PartnerDetails } from '#domain/partners/partner-facts.ts'
import { isNamed } from '#domain/partners/statement.ts'
import type { Secrets } from '../identity/secrets.ts'
import { hashEmployee, monthOf, readMonthUse } from '../partners/month-use.ts'
import { hashOlderVisits } from '../partners/point-hashes.ts'

const atOnce = 500
/** A round stays well below the time limit of a job, also when years of bookings are due; the next round goes on. */
const mostBatches = 20

interface ForgetParts {
  database: Database
  secrets: Secrets
  /** The market's, by whose months visits are kept and settled. */
  zone: string
}

/** Removes the personal data of bookings some months after the visit. Returns how many of each it changed. */
export async function forgetPastVisits(
  parts: ForgetParts,
  now: Temporal.Instant,
  batches = mostBatches,
): Promise<{ bookings: number; rewardNumbers: number }> {
  const { database, secrets, zone } = parts
  const before = now.toZonedDateTimeISO(zone).subtract({ months: bookingRetentionMonths }).toInstant()
  // What processes of an earlier version have recorded since this one started.
  await hashOlderVisits(database, secrets)
  let bookings = 0
  for (let batch = 0; batch < batches; batch++) {
    const past = await listPastBookings(database, before, atOnce)
    const isListed = await findListedCostCenters(parts, past)
    await forgetPatients(
      database,
      past.map(({ reference, phone, start, partner }) => ({
        reference,
        person: isOnStatement(partner) ? hashEmployee(secrets, phone, monthOf(zone, start)) : '',
        partner: partner && forgetAnswers(partner, (answer) => isListed(partner.id, start, answer)),
      })),
      now,
    )
    bookings += past.length
    if (past.length < atOnce) break
  }
  return { bookings, rewardNumbers: await forgetRewardNumbers(database, before) }
}

function isOnStatement(partner: PartnerDetails | null): partner is PartnerDetails {
  return findKind(partner?.kind)?.hasStatement ?? false
}

/** The cost centres that the statements of these bookings' months name. */
async function findListedCostCenters(parts: ForgetParts, past: PastBooking[]) {
  const { zone } = parts
  const named = new Set<string>()
  const months = new Set(
    past.flatMap(({ start, partner }) => (isOnStatement(partner) ? `${partner.id} ${monthOf(zone, start)}` : [])),
  )
  for (const key of months) {
    const [company, month] = key.split(' ') as [string, string]
    const uses = await readMonthUse(parts, company, Temporal.PlainYearMonth.from(month))
    for (const use of uses.filter(isNamed)) named.add(`${key} ${use.costCenter}`)
  }
  return (company: string, start: Temporal.Instant, costCenter: string) =>
    named.has(`${company} ${monthOf(zone, start)} ${costCenter.toUpperCase()}`)
}
