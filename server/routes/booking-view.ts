import type { Booking } from '#database/bookings.ts'
import { changeDeadline } from '#domain/booking-changes.ts'
import { formatMoment } from '../moments.ts'
import type { Service } from '../service.ts'

/** A booking as the API tells it; the patient's own words are not repeated. */
export function viewBooking(
  { facts }: Pick<Service, 'facts'>,
  booking: Pick<Booking, 'reference' | 'state' | 'start' | 'end' | 'clinic' | 'practitioner' | 'treatment' | 'price'>,
) {
  const { reference, state, clinic, treatment, price, practitioner } = booking
  const zone = facts.clinics.find((it) => it.id === clinic)?.zone
  const deadline = changeDeadline(booking.start.epochMilliseconds, facts.company.cancellationHours)
  const name = facts.practitioners.find((it) => it.id === practitioner)?.name ?? practitioner
  return {
    reference,
    state,
    start: formatMoment(booking.start, zone),
    end: formatMoment(booking.end, zone),
    clinic,
    practitioner: { id: practitioner, name },
    treatment,
    price,
    changeableUntil: formatMoment(Temporal.Instant.fromEpochMilliseconds(deadline), zone),
  }
}
