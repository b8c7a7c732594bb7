import type { Booking } from '#database/bookings/bookings.ts'
import type { Offer, OfferedTime } from '#database/offers/offers.ts'
import type { Locale } from '#domain/market/locale.ts'
import { offerStateAt } from '#domain/offers/offer.ts'
import { formatMoment } from '../clock/moments.ts'
import { createPatientLinks } from '../identity/patient-links.ts'
import type { Service } from '../service.ts'

/** An offer's times in the shape of the API. */
export function viewOfferedTimes(
  { availability }: Pick<Service, 'availability'>,
  times: readonly OfferedTime[],
  zone: string,
) {
  const { practitioners } = availability.schedule.index
  return times.map(({ slot, practitioner, start, end }) => ({
    slot,
    start: formatMoment(start, zone),
    end: formatMoment(end, zone),
    practitioner: { id: practitioner, name: practitioners.get(practitioner)?.name ?? practitioner },
  }))
}

/** An offer in the shape of the API, for the patient. */
export function viewOffer(service: Service, offer: Offer, booking: Booking, locale: Locale) {
  const { clock, config, secrets, zone } = service
  const { index } = service.availability.schedule
  const clinic = index.clinics.get(booking.clinic)
  const there = clinic?.zone ?? zone
  const links = createPatientLinks({ config, facts: () => service.facts, secrets })
  const { practitioner } = booking
  return {
    id: offer.id,
    reason: offer.reason,
    state: offerStateAt(
      { state: offer.state, expiresAt: offer.expiresAt.epochMilliseconds },
      clock.now().epochMilliseconds,
    ),
    expiresAt: formatMoment(offer.expiresAt, there),
    clinic: { id: booking.clinic, name: clinic?.name ?? booking.clinic, phone: clinic?.phone ?? '' },
    treatment: index.treatments.get(booking.treatment)?.name[locale] ?? booking.treatment,
    booked: {
      start: formatMoment(booking.start, there),
      end: formatMoment(booking.end, there),
      practitioner: { id: practitioner, name: index.practitioners.get(practitioner)?.name ?? practitioner },
    },
    manage: links.ofBooking(booking, locale),
    times: viewOfferedTimes(service, offer.times, there),
  }
}
