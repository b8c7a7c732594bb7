import { type Booking, findVisits } from '#database/bookings/bookings.ts'
import type { CancelRequest } from '#database/bookings/change-bookings.ts'
import { settlePackage } from '#database/bookings/price-corrections.ts'
import type { Database } from '#database/client.ts'
import { judgeCancelling } from '#domain/booking/booking-changes.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { priceOfVisits } from '#domain/packages/package-price.ts'
import { findPromisedPrice } from '#domain/packages/package-terms.ts'
import type { Clock } from '../clock/clock.ts'
import type { BookingProvider, ProviderProblem } from '../provider/provider.ts'
import { changeCaseOf, findFee } from '../routes/bookings/booking-fee.ts'
import { countHad } from './read-package.ts'

interface CancelParts {
  clock: Clock
  database: Database
  facts: Facts
  provider: BookingProvider
}

/** How often it is tried: somebody may book or move one of them meanwhile. */
const rounds = 3

/** The later visits of a package that go with this one: those of the first always, those of another if the rest is cancelled too. */
export async function findLaterVisits(
  service: Omit<CancelParts, 'provider'>,
  { visit }: Pick<Booking, 'visit'>,
  { rest }: { rest?: 'true' | undefined },
): Promise<Booking[]> {
  if (!visit || (visit.number > 1 && !rest)) return []
  const now = service.clock.now().epochMilliseconds
  const visits = await findVisits(service.database, visit.package)
  return visits.filter(
    (it) => it.visit!.number > visit.number && judgeCancelling(changeCaseOf(service, it), now) !== 'too-late',
  )
}

/**
 * Cancels them, after the visit itself: nothing can be booked after a first visit that is cancelled. Without messages, since the one about
 * that visit tells of them. The same request again goes on where one was interrupted.
 */
export async function cancelVisits(
  service: CancelParts,
  booking: Pick<Booking, 'visit'>,
  query: { rest?: 'true' | undefined },
  { by, reason, isFree = false }: Pick<CancelRequest, 'by' | 'reason'> & { isFree?: boolean },
): Promise<ProviderProblem | 'unavailable' | undefined> {
  for (let round = 0; ; round++) {
    const later = await findLaterVisits(service, booking, query)
    if (later.length === 0) {
      if (query.rest) await settle(service, booking)
      return undefined
    }
    if (round === rounds) return 'unavailable'
    for (const visit of later) {
      const { reference, revision } = visit
      const fee = isFree ? 0 : findFee(service, visit, service.clock.now())
      const request = { reference, revision, fee, ...(reason && { reason }), by, jobs: [], messages: [] }
      const cancelled = await service.provider.cancel(visit, request)
      if (!cancelled.ok && cancelled.problem !== 'not-found') return cancelled.problem
    }
  }
}

/** What is owed then is for the visits had: statements and the patient's page follow it. */
async function settle(service: CancelParts, { visit }: Pick<Booking, 'visit'>): Promise<void> {
  if (!visit) return
  const { database, clock, facts } = service
  const visits = await findVisits(database, visit.package)
  const [first] = visits
  const visitPrice = findPromisedPrice(facts.prices, visit)
  if (first?.visit?.number !== 1 || first.price === null || visitPrice === null) return
  const now = clock.now()
  const owed = priceOfVisits({ price: first.price, visit: visitPrice }, countHad(visits, now))
  await settlePackage(database, { reference: first.reference, owed }, now)
}
