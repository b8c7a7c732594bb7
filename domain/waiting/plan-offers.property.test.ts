import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDayClock, dateAt, minutesAt } from '../availability/day-clock.ts'
import { partOfDay, partsOfDay } from '../availability/part-of-day.ts'
import { planOffers } from './plan-offers.ts'
import { standingOf, type WaitedTime, type WaitingEntry } from './waiting-entry.ts'
import { ignoredBeforeRest, leastMinutesLeft, offersADay } from './waiting-limits.ts'

const zone = 'Europe/Oslo'
const hourMs = 3_600_000
/** The days around it have a change of the clocks. */
const first = Date.parse('2026-10-22T22:00:00Z')
const clinics = ['bislett', 'majorstuen']
const treatments = ['gp-consultation', 'physiotherapist-first-time']
const minutes = fc.integer({ min: 0, max: 6 * 24 * 60 })
const moments = minutes.map((it) => first + it * 60_000)
const days = fc
  .tuple(moments, fc.integer({ min: 0, max: 3 }))
  .map(([from, length]) => ({ from: dateAt(zone, from), to: dateAt(zone, from + length * 24 * hourMs) }))

const entries: fc.Arbitrary<WaitingEntry> = fc.record({
  id: fc.uuid(),
  since: moments,
  treatment: fc.constantFrom(...treatments),
  clinics: fc.subarray(clinics, { minLength: 1 }),
  days: fc.array(days, { minLength: 1, maxLength: 2 }),
  parts: fc.subarray([...partsOfDay], { minLength: 1 }),
  bookedAt: fc.option(moments),
  offeredUntil: fc.option(moments),
  offersToday: fc.integer({ min: 0, max: offersADay }),
  ignored: fc.integer({ min: 0, max: ignoredBeforeRest }),
})
const times: fc.Arbitrary<WaitedTime> = fc
  .record({ treatment: fc.constantFrom(...treatments), clinic: fc.constantFrom(...clinics), startsAt: moments })
  .map((it) => {
    const clock = createDayClock(zone, dateAt(zone, it.startsAt))
    return { ...it, date: clock.date, part: partOfDay(minutesAt(clock, it.startsAt)) }
  })
const cases = fc.record({
  waiting: fc.uniqueArray(entries, { maxLength: 12, selector: (it) => it.id }),
  freed: fc.array(times, { minLength: 1, maxLength: 6 }),
  now: moments,
})
const plan = ({ waiting, freed, now }: { waiting: WaitingEntry[]; freed: WaitedTime[]; now: number }) =>
  planOffers(waiting, () => freed, { zone, now })
const hourAt = (moment: number) => minutesAt(createDayClock(zone, dateAt(zone, moment)), moment) / 60

describe('who is asked about a freed time', () => {
  it('has waited longer than everybody who is asked after them', () => {
    fc.assert(
      fc.property(cases, (it) => {
        const since = plan(it).offers.map(({ entry }) => entry.since)
        expect(since).toEqual(since.toSorted((a, b) => a - b))
      }),
    )
  })

  it('wants that treatment, clinic, day and part of the day, and no later than what they have', () => {
    fc.assert(
      fc.property(cases, (it) => {
        for (const { entry, times } of plan(it).offers) {
          for (const time of times) {
            expect(time.treatment).toBe(entry.treatment)
            expect(entry.clinics).toContain(time.clinic)
            expect(entry.parts).toContain(time.part)
            expect(entry.days.some(({ from, to }) => from <= time.date && time.date <= to)).toBe(true)
            expect(time.startsAt).toBeLessThan(entry.bookedAt ?? Number.POSITIVE_INFINITY)
          }
        }
      }),
    )
  })

  it('has no other offer, fewer than three of the last day, and has not ignored three', () => {
    fc.assert(
      fc.property(cases, (it) => {
        for (const { entry } of plan(it).offers) {
          expect(standingOf(entry, it.now)).toBe('waiting')
          expect(entry.offeredUntil ?? 0).toBeLessThanOrEqual(it.now)
          expect(entry.offersToday).toBeLessThan(offersADay)
          expect(entry.ignored).toBeLessThan(ignoredBeforeRest)
        }
      }),
    )
  })

  it('has half an hour left, and is asked between 8 and 21 or about the same evening', () => {
    fc.assert(
      fc.property(cases, (it) => {
        const hour = hourAt(it.now)
        for (const time of plan(it).offers.flatMap((offer) => offer.times)) {
          expect(time.startsAt - it.now).toBeGreaterThanOrEqual(leastMinutesLeft * 60_000)
          expect(hour).toBeGreaterThanOrEqual(8)
          if (hour >= 21) expect(time.date).toBe(dateAt(zone, it.now))
        }
      }),
    )
  })

  it('is everybody who can be asked: the plan leaves nobody out', () => {
    fc.assert(
      fc.property(cases, (it) => {
        const { offers } = plan(it)
        for (const entry of it.waiting) {
          const alone = plan({ ...it, waiting: [entry] }).offers
          expect(offers.filter((offer) => offer.entry.id === entry.id)).toEqual(alone)
        }
      }),
    )
  })

  it('is looked for again at eight, where the night is the only reason that nobody was asked', () => {
    fc.assert(
      fc.property(cases, (it) => {
        const { askAgainAt } = plan(it)
        if (askAgainAt === null) return
        expect(askAgainAt).toBeGreaterThan(it.now)
        expect(hourAt(askAgainAt)).toBe(8)
        expect(plan({ ...it, now: askAgainAt }).offers.length).toBeGreaterThan(0)
      }),
    )
  })
})
