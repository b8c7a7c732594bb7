import type { UnsettledBooking } from '#database/bookings/affected-bookings.ts'
import { readLatestOffers } from '#database/offers/offers.ts'
import { readAffectedVisits } from '#database/staff/affected-visits.ts'
import { offerStateAt } from '#domain/offers/offer.ts'
import { formatMoment } from '../clock/moments.ts'
import type { Service } from '../service.ts'

/** Bookings that have lost their time, in the shape of the API. */
export async function viewAffected(
  { availability, clock, database, zone }: Service,
  bookings: readonly UnsettledBooking[],
) {
  const references = bookings.map((it) => it.reference)
  const visits = await readAffectedVisits(database, references)
  const offers = await readLatestOffers(database, references)
  const now = clock.now().epochMilliseconds
  const { index } = availability.schedule
  return bookings.flatMap(({ reference, practitioner, clinic, startsAt, reason }) => {
    const visit = visits.get(reference)
    const offer = offers.get(reference)
    if (!visit) return []
    const there = index.clinics.get(clinic)?.zone ?? zone
    return [
      {
        reference,
        start: formatMoment(startsAt, there),
        end: formatMoment(visit.end, there),
        name: visit.patientName,
        treatment: visit.treatment,
        practitioner: { id: practitioner, name: index.practitioners.get(practitioner)?.name ?? practitioner },
        reason,
        offer: offer
          ? {
              state: offerStateAt({ state: offer.state, expiresAt: offer.expiresAt.epochMilliseconds }, now),
              expiresAt: formatMoment(offer.expiresAt, there),
            }
          : null,
      },
    ]
  })
}
