import { randomUUID } from 'node:crypto'
import { patientOnTheWeb } from '../audit.ts'
import type { NewHold, TimeRange } from '../bookings/occupied-times.ts'
import type { BookingRequest } from '../bookings/place-bookings.ts'

/** A moment that all tests agree on: a Monday morning. */
export const monday = Temporal.Instant.from('2026-11-16T08:00:00Z')

export function timeAt(start: string, minutes = 20, practitioner = 'ingrid-berg'): TimeRange {
  const from = Temporal.Instant.from(start)
  return { practitioner, clinic: 'bislett', start: from, end: from.add({ minutes }) }
}

/** A hold on a day of which nothing is booked, with room for all. */
export function holdOf(time: TimeRange, visitor: string, changes: Partial<NewHold> = {}): NewHold {
  const now = changes.now ?? monday
  return {
    time,
    visitor,
    onlyRenew: false,
    maxHolds: 2,
    counted: [],
    day: {
      practitioners: [time.practitioner],
      from: Temporal.Instant.from('2026-11-16T23:00:00Z'),
      to: Temporal.Instant.from('2026-11-17T23:00:00Z'),
      minutes: 24 * 60,
    },
    part: 3,
    least: 3,
    now,
    until: now.add({ minutes: 10 }),
    longestMinutes: 60,
    ...changes,
  }
}

let count = 0

/** A request for a booking with everything filled in. */
export function requestFor(time: TimeRange, changes: Partial<BookingRequest> = {}): BookingRequest {
  count += 1
  const reference = `REF${String(count).padStart(5, '0')}`
  return {
    booking: {
      reference,
      tokenHash: 'hash',
      remoteId: null,
      slot: `gp-consultation.${time.clinic}.${time.practitioner}.${time.start.epochMilliseconds}`,
      treatment: 'gp-consultation',
      clinic: time.clinic,
      practitioner: time.practitioner,
      start: time.start,
      end: time.end,
      price: 695,
      patient: {
        name: 'Kari Nordmann',
        birthdate: '1980-02-29',
        email: null,
        phone: '+4791234567',
        description: 'Hoste',
      },
      locale: 'no',
      partner: null,
      partnerLeftOut: null,
      visit: null,
      group: null,
      bookedWith: null,
    },
    places: null,
    time,
    hold: null,
    visitor: `visitor-${count}`,
    onlyHeld: false,
    limits: null,
    by: patientOnTheWeb,
    idempotencyKey: randomUUID(),
    fingerprint: 'body',
    answer: { reference },
    jobs: [
      { kind: 'confirmation', key: `${reference}:confirmation:0`, runAt: monday },
      { kind: 'reminder', key: `${reference}:reminder:0`, runAt: time.start.subtract({ hours: 1 }) },
    ],
    points: null,
    terms: null,
    ...changes,
  }
}
