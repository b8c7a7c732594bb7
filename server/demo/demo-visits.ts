import { createHash } from 'node:crypto'
import { bookForDemo, type DemoBooking, listUnbookedTimes, type UnbookedTime } from '#database/bookings/demo-visits.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import type { Schedule } from '#domain/availability/schedule.ts'
import { findPrice } from '#domain/booking/price.ts'
import { markets } from '#domain/market/market.ts'
import { bookingToken } from '../identity/booking-token.ts'
import { hashToken, writeReference } from '../identity/secrets.ts'
import { choosePartner } from './demo-partners.ts'
import type { DemoParts } from './demo-parts.ts'
import { inventPatient } from './demo-patients.ts'
import { chooseTreatment } from './demo-treatments.ts'
import { pick, rollDice } from './dice.ts'

/** Rows in one statement: few enough that the embedded database answers visitors in between. */
const batch = 200

/** By which the demo's own bookings are known: nobody else's has this reference. One that was moved is no longer among them. */
export function referenceOf(practitioner: string, start: Temporal.Instant, which = 'visit'): string {
  const bytes = createHash('sha256').update(`${which} ${practitioner} ${start}`).digest().subarray(0, 8)
  return writeReference(bytes)
}

/** Gives the times that the demo has taken to invented patients. Answers whose days that changed. */
export async function bookDemoVisits(
  parts: DemoParts,
  from: Temporal.Instant,
  to: Temporal.Instant,
  now: Temporal.Instant,
): Promise<Set<string>> {
  const unbooked = await listUnbookedTimes(parts.database, from, to)
  const schedule = parts.schedules.current()
  const booked = unbooked.flatMap((time) => describeVisit(parts, schedule, time, now) ?? [])
  const bookings = booked.flatMap((it) => [it, ...cancelledBefore(parts, it, now)])
  for (let at = 0; at < bookings.length; at += batch) await bookForDemo(parts.database, bookings.slice(at, at + batch))
  return new Set(booked.map((it) => it.practitioner))
}

/** Undefined for a time that is as long as no treatment. */
function describeVisit(
  { demo, secrets, config, zone }: DemoParts,
  schedule: Schedule,
  time: UnbookedTime,
  now: Temporal.Instant,
): DemoBooking | undefined {
  const { start, clinic } = time
  const dice = rollDice(`${time.practitioner} ${start}`)
  const patient = inventPatient(demo, markets[config.COUNTRY].callingCode, dice('patient'))
  const what = chooseTreatment(schedule, time, dice('treatment'))
  if (!patient || !what) return undefined
  const { treatment, ...rest } = what
  const { facts } = schedule
  const partner = what.group
    ? null
    : choosePartner(facts, treatment, dice('partner'), dateAt(zone, now.epochMilliseconds))
  const reference = referenceOf(time.practitioner, start)
  return {
    ...rest,
    reference,
    tokenHash: hashToken(bookingToken(secrets, reference)),
    state: 'booked',
    time: time.id,
    treatment: treatment.id,
    clinic,
    start,
    price: findPrice(facts.prices, treatment.id, partner?.id, what.group?.date != null),
    patient: {
      ...patient,
      email: null,
      description: dice('writes') < 0.5 ? (pick(demo.patients.descriptions, dice('description')) ?? '') : '',
    },
    partner,
    bookedAt: bookedAt(start, dice('lead'), now),
  }
}

/** Between two hours and ten days before the visit, and never still to come. */
function bookedAt(start: Temporal.Instant, roll: number, now: Temporal.Instant): Temporal.Instant {
  const planned = start.subtract({ minutes: 120 + Math.floor(roll * roll * 14_000) })
  const latest = now.subtract({ minutes: 5 + Math.floor(roll * 600) })
  return Temporal.Instant.compare(planned, latest) < 0 ? planned : latest
}

/** Now and then somebody else had the time before and cancelled. */
function cancelledBefore(
  { demo, secrets, config }: DemoParts,
  booking: DemoBooking,
  now: Temporal.Instant,
): DemoBooking[] {
  const { practitioner, start, group } = booking
  const dice = rollDice(`${practitioner} ${start} before`)
  const patient = inventPatient(demo, markets[config.COUNTRY].callingCode, dice('patient'))
  if (group || !patient || dice('is there') >= 0.07) return []
  const reference = referenceOf(practitioner, start, 'cancelled')
  return [
    {
      ...booking,
      reference,
      tokenHash: hashToken(bookingToken(secrets, reference)),
      state: 'cancelled',
      time: null,
      patient: { ...patient, email: null, description: '' },
      partner: null,
      bookedAt: bookedAt(booking.bookedAt, dice('lead'), now),
    },
  ]
}
