import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OccupiedTime } from '#database/bookings/occupied-times.ts'
import { findDropInChoice } from '#domain/drop-in/clinic-wait.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { sampleIndex, samplePlanner } from '#domain/testing/sample-schedule.ts'
import { type BookingProvider, succeed } from '../provider/provider.ts'
import { BusyTimes } from './busy-times.ts'
import { DropInWaits } from './drop-in-waits.ts'
import type { ScheduleSource } from './schedule-source.ts'

const bislett = sampleFacts.clinics[0]!
const day = '2026-11-16'
const now = Date.parse(`${day}T09:05:00+01:00`)
const doctors = findDropInChoice(sampleIndex, bislett)!
  .offeredBy.map(({ id }) => id)
  .filter((id) => samplePlanner(bislett, day).work.has(id))
const minute = 60_000

const source = { current: () => ({ index: sampleIndex, planner: samplePlanner }) } as unknown as ScheduleSource

/** The wait that visitors are told while these times are occupied; one patient of each doctor has checked in. */
async function waitWith(times: OccupiedTime[]) {
  const provider = {
    trustFor: Number.POSITIVE_INFINITY,
    readOccupied: async () => succeed(times),
    onChange: () => {},
  } as unknown as BookingProvider
  const busy = new BusyTimes(provider, { staffOf: () => doctors, clinicsOf: () => [bislett.id] })
  const start = Date.parse(`${day}T09:00:00+01:00`)
  const visits = doctors.map((practitioner) => ({
    practitioner,
    start,
    end: start + 20 * minute,
    arrivedAt: start - 2 * minute,
  }))
  await busy.refresh(bislett.id, now)
  return new DropInWaits(source, busy, provider, async () => visits).waitAt(bislett.id, now)
}

/** A time of one of the doctors between 09:00 and 19:40. */
const time = (expiresAt: (number | null)[]) =>
  fc.record({
    practitioner: fc.constantFrom(...doctors),
    start: fc.integer({ min: 0, max: 31 }).map((n) => Date.parse(`${day}T09:00:00+01:00`) + n * 20 * minute),
    expiresAt: fc.constantFrom(...expiresAt),
  })
const withEnd = (times: Omit<OccupiedTime, 'end'>[]): OccupiedTime[] =>
  times.map((it) => ({ ...it, end: it.start + 20 * minute }))

describe('the wait that a clinic tells', () => {
  it('is the same however many times strangers hold', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(time([null]), { maxLength: 30 }),
        fc.array(time([now + minute, now + 60 * minute]), { maxLength: 64 }),
        async (booked, held) => {
          expect(await waitWith(withEnd([...booked, ...held]))).toEqual(await waitWith(withEnd(booked)))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is longer with every time that is booked before the first free one', async () => {
    const booked = (count: number) =>
      withEnd(
        doctors.flatMap((practitioner) =>
          Array.from({ length: count }, (_, n) => ({
            practitioner,
            start: Date.parse(`${day}T09:20:00+01:00`) + n * 20 * minute,
            expiresAt: null,
          })),
        ),
      )
    const [none, some] = [await waitWith(booked(0)), await waitWith(booked(3))]
    expect(some!.from).toBeGreaterThan(none!.from)
    expect(some!.to).toBeGreaterThan(none!.to)
  })
})
