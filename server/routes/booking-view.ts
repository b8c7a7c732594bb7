import type { Booking } from '#database/bookings.ts'
import { changeDeadline } from '#domain/booking-changes.ts'
import type { Locale } from '#domain/locale.ts'
import { viewDetails } from '#domain/partners/view-details.ts'
import { makeTicket } from '../check-in-ticket.ts'
import { formatMoment } from '../moments.ts'
import type { Service } from '../service.ts'
import { makeCalendarLink } from './calendar-link.ts'

/** A booking as its bearer sees it: with the links and the ticket, which are generated each time. */
export function viewOwnBooking(service: Service, booking: Booking, locale: Locale) {
  const { reference } = booking
  return {
    ...viewBooking(service, booking, locale),
    calendar: makeCalendarLink(service, reference),
    ticket: makeTicket(service, reference),
  }
}

type ToView = Omit<Booking, 'tokenHash' | 'remoteId' | 'slot' | 'patient' | 'locale' | 'revision'>

/** A booking in the shape of the API; the patient's own description is left out. */
export function viewBooking(
  { facts, availability, config }: Pick<Service, 'facts' | 'availability' | 'config'>,
  booking: ToView,
  locale: Locale,
) {
  const { reference, state, clinic, treatment, price, practitioner, partner, partnerLeftOut, points } = booking
  const { index } = availability.schedule
  const zone = index.clinics.get(clinic)?.zone
  const deadline = changeDeadline(booking.start.epochMilliseconds, facts.company.cancellationHours)
  return {
    reference,
    state,
    start: formatMoment(booking.start, zone),
    end: formatMoment(booking.end, zone),
    clinic,
    // Practitioners who have left since are shown by their id.
    practitioner: { id: practitioner, name: index.practitioners.get(practitioner)?.name ?? practitioner },
    treatment,
    price,
    // What an insurer's agreement has no price for is booked without it, so the price is the patient's share.
    isShare: partner?.kind === 'insurance' && price !== 0,
    partner: partner && { ...viewDetails(facts, partner, { locale, country: config.COUNTRY }), points },
    partnerLeftOut,
    changeableUntil: formatMoment(Temporal.Instant.fromEpochMilliseconds(deadline), zone),
  }
}
