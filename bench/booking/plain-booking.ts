import { createHash, randomUUID } from 'node:crypto'
import { checkSlot } from '#domain/availability/availability.ts'
import { nobodyBusy } from '#domain/availability/busy.ts'
import { takeSnapshot } from '#domain/availability/snapshot.ts'
import { findPrice } from '#domain/booking/price.ts'
import { bookingToken, manageLink } from '#server/identity/booking-token.ts'
import { createSecrets, drawReference, hashToken } from '#server/identity/secrets.ts'
import { jobsFor } from '#server/jobs/booking-jobs.ts'
import { phoneMessageLimit } from '#server/limits/message-limits.ts'
import { writeAboutBooking } from '#server/sms/write-sms.ts'
import { type Chain, moment } from './chain.ts'
import { drawPhone } from './orders.ts'
import { secret } from './start-api.ts'

/** The values of all rows that one booking leaves behind, as parameters of plain statements. */
export interface PlainBooking {
  reference: string
  tokenHash: string
  slot: string
  treatment: string
  clinic: string
  practitioner: string
  start: string
  end: string
  busyUntil: string
  price: number | null
  phone: string
  key: string
  fingerprint: string
  answer: string
  verification: string
  /** What the confirmation is counted as. */
  messageKey: string
  jobs: { kind: string; key: string; runAt: string }[]
  message: string
}

const secrets = createSecrets(secret)
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
const instant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString()

/** What the server writes for a slot, made up before the clock runs; bench/book.ts checks that both leave the same rows. */
export function makePlainBooking({ facts, schedule }: Chain, slotId: string): PlainBooking {
  const checked = checkSlot(takeSnapshot(schedule, nobodyBusy, moment.epochMilliseconds), slotId)
  if (!checked.ok) throw new Error(`${slotId}: ${checked.code}`)
  const { slot } = checked
  const reference = drawReference()
  const token = bookingToken(secrets, reference)
  const start = Temporal.Instant.fromEpochMilliseconds(slot.startsAt)
  const price = findPrice(facts.prices, slot.treatment.id, undefined)
  const answer = {
    reference,
    state: 'booked',
    start: slot.start,
    end: slot.end,
    clinic: slot.clinic.id,
    practitioner: slot.practitioner,
    treatment: slot.treatment.id,
    price,
    isShare: false,
    partner: null,
    partnerLeftOut: null,
    changeableUntil: slot.start,
  }
  const phone = drawPhone()
  return {
    reference,
    tokenHash: hashToken(token),
    slot: slot.id,
    treatment: slot.treatment.id,
    clinic: slot.clinic.id,
    practitioner: slot.practitioner.id,
    start: instant(slot.startsAt),
    end: instant(slot.endsAt),
    busyUntil: instant(slot.busyUntil),
    price,
    phone,
    key: digest(reference),
    fingerprint: digest(slotId),
    answer: JSON.stringify(answer),
    verification: randomUUID(),
    messageKey: phoneMessageLimit(secrets.hash('phone', phone)).key,
    jobs: jobsFor('confirmation', { reference, revision: 0, start }, { facts, zone: slot.clinic.zone }, moment).map(
      (job) => ({
        ...job,
        runAt: job.runAt.toString(),
      }),
    ),
    message: writeAboutBooking(
      'confirmation',
      { locale: 'en', country: 'norway' },
      {
        brand: facts.company.name,
        clinic: slot.clinic,
        start,
        link: manageLink(`http://localhost:8000${facts.paths.manage.en}`, reference, token),
        mayMove: true,
        takesAnswers: true,
      },
    ),
  }
}
