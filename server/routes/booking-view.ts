import type { Booking } from '#database/bookings.ts'
import { changeDeadline } from '#domain/booking-changes.ts'
import { formatMoment } from '../moments.ts'
import type { Service } from '../service.ts'

/** A booking as the API tells it; the patient's own words are not repeated. */
export function viewBooking(
  { facts, availability }: Pick<Service, 'facts' | 'availability'>,
  booking: Pick<Booking, 'reference' | 'state' | 'start' | 'end' | 'clinic' | 'practitioner' | 'treatment' | 'price'>,
) {
  const { reference, state, clinic, treatment, price, practitioner } = booking
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
    changeableUntil: formatMoment(Temporal.Instant.fromEpochMilliseconds(deadline), zone),
  }
}
