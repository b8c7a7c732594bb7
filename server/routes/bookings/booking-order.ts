import type { Origin } from '#database/audit.ts'
import type { BookingLimits, BookingRequest } from '#database/bookings/place-bookings.ts'
import type { BookingBody } from '#domain/api/bodies.ts'
import { findPrice } from '#domain/booking/price.ts'
import { accept, type MessageKey } from '#domain/forms/fields/checked.ts'
import { checkPatient, type Patient } from '#domain/forms/patient.ts'
import type { Locale } from '#domain/market/locale.ts'
import { promisePackage } from '#domain/packages/package-terms.ts'
import { type CheckedPartner, checkPartner } from '#domain/partners/check-partner.ts'
import { findTraits } from '#domain/partners/kinds.ts'
import { todayAt } from '../../clock/today.ts'
import { recordGroup } from '../../groups/record-group.ts'
import type { CheckedTime } from '../../groups/wanted-time.ts'
import type { RequestName } from '../../http/repeated-requests.ts'
import { bookingToken } from '../../identity/booking-token.ts'
import { drawReference, hashToken } from '../../identity/secrets.ts'
import { readProof } from '../../identity/verified-phone.ts'
import { jobsFor } from '../../jobs/booking-jobs.ts'
import { recordPartner } from '../../partners/record-partner.ts'
import { findTermsVersion } from '../../partners/terms-version.ts'
import type { Service } from '../../service.ts'
import { viewBooking } from './booking-view.ts'

/** What is ordered; staff order without a proof of the phone. */
type OrderBody = Pick<BookingBody, 'treatment' | 'group' | 'patient' | 'partner'> &
  Partial<Pick<BookingBody, 'verification'>>

export type CheckedOrder =
  /** `proof`: the id of the verification that proves the patient's phone. */
  | { ok: true; patient: Patient; partner: CheckedPartner; proof: string | undefined }
  | { ok: false; fields: Record<string, MessageKey> }

/** The rules about patient and partner (docs/specification.md, 'Forms'), all of them at once. */
export async function checkOrder(service: Service, body: OrderBody): Promise<CheckedOrder> {
  const { facts, phones, clock, zone, availability, secrets } = service
  const today = todayAt(zone, clock.now())
  const { checkForSms } = await phones()
  const findProof = (phone: string) => readProof(secrets, body.verification ?? '', phone, clock.now())
  // A phone that is already verified was checked before its code was sent; checking it again is the expensive part.
  const proofAsTyped = findProof(body.patient.phone)
  const checkPhone = proofAsTyped ? accept<string> : checkForSms
  const patient = checkPatient(body.patient, { today, checkPhone, needsNoReason: body.group !== undefined })
  const treatment = availability.schedule.index.treatments.get(body.treatment)
  const partner = checkTerms(facts, body, checkPartner(facts, body.partner, treatment, today))
  if (patient.ok && partner.ok) {
    const proof = proofAsTyped ?? findProof(patient.value.phone)
    return { ok: true, patient: patient.value, partner: partner.value, proof }
  }
  return {
    ok: false,
    fields: {
      ...(patient.ok ? {} : patient.fields),
      ...(partner.ok ? {} : partner.fields),
    },
  }
}

/** Adds which version of the terms was accepted. Patients who read an earlier version must read the current one. */
function checkTerms(
  { partners }: Service['facts'],
  body: OrderBody,
  partner: ReturnType<typeof checkPartner>,
): ReturnType<typeof checkPartner> {
  const details = partner.ok ? partner.value.details : null
  const { acceptedBy } = findTraits(details?.kind)
  const current = findTermsVersion(partners.find(({ id }) => id === details?.id))
  if (!partner.ok || !details || !acceptedBy || current === undefined) return partner
  const read = body.partner && 'termsVersion' in body.partner ? body.partner.termsVersion : undefined
  if (read !== undefined && read !== current) return { ok: false, fields: { [acceptedBy]: 'terms-changed' } }
  return { ok: true, value: { ...partner.value, details: { ...details, termsVersion: current } } }
}

/** Puts together everything that is written for a booking, and its token. */
export function makeOrder(
  service: Service,
  order: Extract<CheckedOrder, { ok: true }>,
  time: Extract<CheckedTime, { ok: true }>,
  request: {
    visitor: string
    hold: string | null
    /** Null where none count, such as for staff. */
    limits: BookingLimits | null
    name: RequestName
    by: Origin
    /** The other system that books, and vouches for the phone. */
    client?: string
    locale: Locale
  },
): { record: BookingRequest; token: string } {
  const { facts, secrets, clock } = service
  const { slot, group } = time
  const reference = drawReference()
  const token = bookingToken(secrets, reference)
  const start = Temporal.Instant.fromEpochMilliseconds(slot.startsAt)
  const promised = promisePackage(slot.treatment, facts.prices)
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
    price: findPrice(facts.prices, slot.treatment.id, order.partner.details?.id, group?.onlyDate != null),
    patient: order.patient,
    locale: request.locale,
    partner: order.partner.details,
    partnerLeftOut: order.partner.leftOut,
    visit: promised ? { package: reference, number: 1, ...promised } : null,
    group: group && recordGroup(group),
    bookedWith: null,
  }
  const record = {
    booking,
    places: group?.run.group.places ?? null,
    time: {
      practitioner: booking.practitioner,
      clinic: booking.clinic,
      start,
      end: Temporal.Instant.fromEpochMilliseconds(slot.busyUntil),
    },
    hold: request.hold,
    visitor: request.visitor,
    onlyHeld: time.onlyHeld,
    limits: request.limits,
    by: request.by,
    ...(request.client === undefined ? {} : { client: request.client }),
    ...request.name,
    answer: viewBooking(service, { ...booking, state: 'booked', bookedAt: clock.now(), points: null }, request.locale),
    jobs: jobsFor('confirmation', { ...booking, revision: 0 }, service, clock.now()),
    ...recordPartner(service, order.partner.details, {
      patient: order.patient,
      treatment: slot.treatment,
      price: booking.price,
      locale: request.locale,
    }),
  }
  return { record, token }
}
