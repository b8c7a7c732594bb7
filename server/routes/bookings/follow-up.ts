import { patientOnTheWeb } from '#database/audit.ts'
import type { Booking } from '#database/bookings/bookings.ts'
import type { BookingRequest } from '#database/bookings/place-bookings.ts'
import { type MessageLimit, onlyJudged } from '#database/limits.ts'
import type { BookableSlot } from '#domain/availability/availability.ts'
import { bookingToken } from '../../identity/booking-token.ts'
import { drawReference, hashToken } from '../../identity/secrets.ts'
import { jobsFor } from '../../jobs/booking-jobs.ts'
import type { Service } from '../../service.ts'
import { viewBooking } from './booking-view.ts'

/**
 * Everything that is written for a booking that follows from another one or from an order, and its token. It is paid for there, and was counted against
 * the limits of its phone there. No code was sent for it, so its message is judged and counted like that of a second booking.
 */
export function makeFollowUp(
  service: Service,
  of: Pick<Booking, 'patient' | 'locale' | 'partner' | 'partnerLeftOut' | 'visit'>,
  slot: BookableSlot,
  request: Pick<BookingRequest, 'visitor' | 'idempotencyKey' | 'fingerprint'> & { messages: MessageLimit[] },
): { record: BookingRequest; token: string } {
  const { messages, ...name } = request
  const { patient, locale, partner, partnerLeftOut, visit } = of
  const reference = drawReference()
  const token = bookingToken(service.secrets, reference)
  const start = Temporal.Instant.fromEpochMilliseconds(slot.startsAt)
  const place = { clinic: slot.clinic.id, practitioner: slot.practitioner.id, start }
  const booking = {
    ...place,
    reference,
    tokenHash: hashToken(token),
    remoteId: null,
    slot: slot.id,
    treatment: slot.treatment.id,
    end: Temporal.Instant.fromEpochMilliseconds(slot.endsAt),
    price: 0,
    patient,
    locale,
    partner,
    partnerLeftOut,
    visit,
    group: null,
    bookedWith: null,
  }
  const now = service.clock.now()
  const record = {
    booking,
    places: null,
    time: { ...place, end: Temporal.Instant.fromEpochMilliseconds(slot.busyUntil) },
    hold: null,
    onlyHeld: false,
    limits: {
      ...{ verification: null, perVerification: null, perPhone: null },
      messages: onlyJudged(messages),
    },
    by: patientOnTheWeb,
    ...name,
    answer: viewBooking(service, { ...booking, state: 'booked', bookedAt: now, points: null }, locale),
    jobs: jobsFor('confirmation', { reference, revision: 0, start }, service, now),
    points: null,
    terms: null,
  }
  return { record, token }
}
