import { hash } from 'node:crypto'
import type { Origin } from '#database/audit.ts'
import type { BookingRequest } from '#database/place-bookings.ts'
import type { BookingBody } from '#domain/api/bodies.ts'
import type { BookableSlot } from '#domain/availability/availability.ts'
import { accept, type MessageKey } from '#domain/fields/checked.ts'
import { checkPartner, covers, findPartner, type PartnerDetails } from '#domain/partners/partners.ts'
import { checkPatient, type Patient } from '#domain/patient.ts'
import { findPrice } from '#domain/price.ts'
import { bookingToken } from '../booking-token.ts'
import { jobsFor } from '../jobs/booking-jobs.ts'
import { bookingLimits } from '../rate-limits.ts'
import { drawReference, hashToken } from '../secrets.ts'
import type { Service } from '../service.ts'
import { todayAt } from '../today.ts'
import { readProof } from '../verified-phone.ts'
import { viewBooking } from './booking-view.ts'

export type CheckedOrder =
  /** `proof`: the id of the verification that proves the patient's phone. */
  | { ok: true; patient: Patient; partner: PartnerDetails | null; proof: string | undefined }
  | { ok: false; fields: Record<string, MessageKey> }

/** The rules of the specification's section 5 about patient and partner, all of them at once. */
export async function checkOrder(service: Service, body: BookingBody): Promise<CheckedOrder> {
  const { facts, phones, clock, availability, secrets } = service
  const today = todayAt(clock.now())
  const { checkForSms } = await phones()
  const findProof = (phone: string) => readProof(secrets, body.verification, phone, clock.now())
  // A number that is already proved was checked before its code was sent; looking it up again is the costly part.
  const proofAsTyped = findProof(body.patient.phone)
  const checkPhone = proofAsTyped ? accept<string> : checkForSms
  const patient = checkPatient(body.patient, { today, checkPhone })
  const known = findPartner(facts, body.partner?.id, today)
  const partner = body.partner ? checkPartner(body.partner, known) : { ok: true as const, value: null }
  const treatment = availability.schedule.index.treatments.get(body.treatment)
  const isCovered = !treatment || !known || covers(known, treatment)
  if (patient.ok && partner.ok && isCovered) {
    const proof = proofAsTyped ?? findProof(patient.value.phone)
    return { ok: true, patient: patient.value, partner: partner.value, proof }
  }
  return {
    ok: false,
    fields: {
      ...(patient.ok ? {} : patient.fields),
      ...(partner.ok ? {} : partner.fields),
      ...(isCovered ? {} : { partner: 'invalid' as const }),
    },
  }
}

/** Puts together everything that is written for a booking, and its token. */
export function makeOrder(
  service: Service,
  body: BookingBody,
  order: Extract<CheckedOrder, { ok: true }>,
  slot: BookableSlot,
  request: {
    visitor: string
    hold: string | null
    onlyHeld: boolean
    proof: string
    idempotencyKey: string
    by: Origin
  },
): { record: BookingRequest; token: string } {
  const { facts, secrets, clock } = service
  const reference = drawReference()
  const token = bookingToken(secrets, reference)
  const start = Temporal.Instant.fromEpochMilliseconds(slot.startsAt)
  const booking = {
    reference,
    tokenHash: hashToken(token),
    remoteId: null,
    slot: slot.id,
    treatment: slot.treatment.id,
    clinic: slot.clinic.id,
    practitioner: slot.practitioner.id,
    start,
    end: Temporal.Instant.fromEpochMilliseconds(slot.endsAt),
    price: findPrice(facts.prices, slot.treatment.id, order.partner?.id),
    patient: order.patient,
    locale: body.locale,
    partner: order.partner,
  }
  const record = {
    booking,
    time: {
      practitioner: booking.practitioner,
      clinic: booking.clinic,
      start,
      end: Temporal.Instant.fromEpochMilliseconds(slot.busyUntil),
    },
    hold: request.hold,
    visitor: request.visitor,
    onlyHeld: request.onlyHeld,
    limits: { verification: request.proof, ...bookingLimits },
    by: request.by,
    ...nameRequest(request.idempotencyKey, body),
    answer: viewBooking(service, { ...booking, state: 'booked' }),
    jobs: jobsFor('confirmation', { reference, revision: 0, start }, clock.now()),
  }
  return { record, token }
}

/** How a request is recognised when it comes again. */
export function nameRequest(key: string, body: BookingBody): { idempotencyKey: string; fingerprint: string } {
  // The schema puts the fields in one order, so that the same content is the same text.
  const digest = (text: string) => hash('sha256', text, 'base64url')
  return { idempotencyKey: digest(key), fingerprint: digest(JSON.stringify(body)) }
}
