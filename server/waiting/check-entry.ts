import { type Booking, findBooking } from '#database/bookings/bookings.ts'
import type { BookingLimits } from '#database/bookings/place-bookings.ts'
import { onlyJudged } from '#database/limits.ts'
import type { NewEntry } from '#database/waiting/change-entries.ts'
import type { Entry } from '#database/waiting/entries.ts'
import type { ProblemCode } from '#domain/api/problems.ts'
import type { WaitingBody, WhereAndWhen } from '#domain/api/waiting-body.ts'
import type { MessageKey } from '#domain/forms/fields/checked.ts'
import type { Patient } from '#domain/forms/patient.ts'
import type { Locale } from '#domain/market/locale.ts'
import { type CheckedWish, checkWish } from '#domain/waiting/check-wish.ts'
import { isReference } from '../identity/secrets.ts'
import { entryLimits } from '../limits/waiting-limits.ts'
import { checkOrder } from '../routes/bookings/booking-order.ts'
import { limitMessages } from '../routes/bookings/limit-messages.ts'
import type { Service } from '../service.ts'

interface Refused {
  ok: false
  problem: ProblemCode
  fields?: Readonly<Record<string, MessageKey>>
}

/** Who waits, and how it is known that the phone is theirs. */
interface Who {
  patient: Patient
  /** The id of the verification that proves the phone; null where the booking's token does. */
  proof: string | null
  booking: Booking | undefined
}

export interface EntryRequest {
  body: WaitingBody
  /** The booking whose token was shown. */
  ownBooking: Booking | undefined
  address: string
  locale: Locale
}

/** Whether somebody may wait for something, and all that is kept of it. */
export async function checkEntry(
  service: Service,
  { body, ownBooking, address, locale }: EntryRequest,
): Promise<{ ok: true; entry: Omit<NewEntry, 'id' | 'tokenHash'>; limits: BookingLimits } | Refused> {
  const { availability, clock, provider, zone } = service
  const now = clock.now()
  const wish = checkWish(availability.schedule, body, { zone, now: now.epochMilliseconds })
  if (!wish.ok) return invalid(wish.fields)
  const wanted = wish.value
  // Places are always ours.
  if (provider.isElsewhere && !wanted.group) return invalid({ treatment: 'invalid' })
  const who = await findWho(service, body, ownBooking)
  if ('ok' in who) return who
  const { booking, patient, proof } = who
  if (booking && (wanted.group || booking.treatment !== wanted.treatment || !isMovable(booking, now))) {
    return invalid({ booking: 'invalid' })
  }
  const messages = await limitMessages(service, patient.phone, address)
  return {
    ok: true,
    entry: {
      treatment: wanted.treatment,
      group: wanted.group,
      ...whereAndWhen(wanted),
      booking: booking?.reference ?? null,
      patient,
      locale,
    },
    limits: { verification: proof, ...entryLimits, messages: proof === null ? onlyJudged(messages) : messages },
  }
}

/** What somebody who is on the list would wait for instead. A place of a group has one day and one clinic, so there is nothing to change. */
export function checkChangedWish(
  { availability, clock, provider, zone }: Service,
  { treatment, group }: Entry,
  body: WhereAndWhen,
): { ok: true; wish: KeptWish } | Refused {
  if (group) return invalid({ days: 'invalid' })
  // They joined before another system kept the times.
  if (provider.isElsewhere) return invalid({ treatment: 'invalid' })
  const now = clock.now().epochMilliseconds
  const wish = checkWish(availability.schedule, { treatment, ...body }, { zone, now })
  return wish.ok ? { ok: true, wish: whereAndWhen(wish.value) } : invalid(wish.fields)
}

type KeptWish = Pick<NewEntry, 'clinics' | 'days' | 'parts' | 'until'>

const whereAndWhen = ({ clinics, days, parts, until }: CheckedWish): KeptWish => ({
  clinics: [...clinics],
  days: [...days],
  parts: [...parts],
  until: Temporal.Instant.fromEpochMilliseconds(until),
})

/** Who is known by a booking's token is the patient of that booking. Everybody else says who they are and proves their phone, as for a booking. */
async function findWho(service: Service, body: WaitingBody, ownBooking: Booking | undefined): Promise<Who | Refused> {
  const { verification, patient: input, treatment, group } = body
  if (body.booking !== undefined && verification === undefined && input === undefined) {
    return ownBooking
      ? { patient: ownBooking.patient, proof: null, booking: ownBooking }
      : { ok: false, problem: 'not-found' }
  }
  if (!input) return invalid({ patient: 'required' })
  const order = await checkOrder(service, {
    treatment,
    patient: input,
    ...(group !== undefined && { group }),
    ...(verification !== undefined && { verification }),
  })
  if (!order.ok) return invalid(order.fields)
  const { patient, proof } = order
  if (!proof) return { ok: false, problem: 'invalid-code' }
  if (body.booking === undefined) return { patient, proof, booking: undefined }
  const booking = isReference(body.booking) ? await findBooking(service.database, body.booking) : undefined
  // The same answer for a stranger's booking as for none.
  if (booking?.patient.phone !== patient.phone) return { ok: false, problem: 'not-found' }
  return { patient, proof, booking }
}

/** A group has no other times, and the visits of a package have an order of their own. */
function isMovable({ state, start, group, visit }: Booking, now: Temporal.Instant): boolean {
  return state === 'booked' && !group && !visit && Temporal.Instant.compare(now, start) < 0
}

function invalid(fields: Refused['fields'] & object): Refused {
  return { ok: false, problem: 'validation', fields }
}
