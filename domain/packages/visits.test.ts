import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/calendar-date.ts'
import type { Package } from './package-facts.ts'
import { areInOrder, countVisits, type DatedVisit, findNextVisit, findWindow, lastDayOf } from './visits.ts'

const plan: Package = {
  months: 6,
  visits: [
    { treatment: 'follow-up', days: { from: 28, to: 42 } },
    { treatment: 'follow-up', days: { from: 56, to: 70 } },
  ],
}
const first = { number: 1, date: '2026-11-16' }

describe('the next visit of a package', () => {
  it('is the first that has no time, also where one in the middle was cancelled', () => {
    expect(findNextVisit(plan, [first])).toBe(2)
    expect(findNextVisit(plan, [first, { number: 3, date: '2027-03-01' }])).toBe(2)
    expect(findNextVisit(plan, [first, { number: 2, date: '2026-12-20' }])).toBe(3)
  })

  it('is none when all have a time, or when the first was cancelled', () => {
    const all = [first, { number: 2, date: '2026-12-20' }, { number: 3, date: '2027-03-01' }]
    expect([findNextVisit(plan, all), findNextVisit(plan, all.slice(1))]).toEqual([undefined, undefined])
  })
})

describe('the days of a visit', () => {
  it('are its interval after the visit before, until the package ends', () => {
    expect(findWindow(plan, [first], 2, '2026-11-16')).toEqual({
      from: '2026-12-14',
      to: '2026-12-28',
      last: '2027-05-16',
    })
  })

  it('begin anew today once the interval has passed', () => {
    expect(findWindow(plan, [first], 2, '2027-02-01')).toMatchObject({ from: '2027-02-01', to: '2027-02-15' })
  })

  it('leave room before a later visit that is booked', () => {
    const booked = [first, { number: 3, date: '2027-02-10' }]
    expect(findWindow(plan, booked, 2, '2026-11-16')).toMatchObject({ from: '2026-12-14', to: '2026-12-16' })
  })

  it('are none once the package has ended, or while the visit before has no time', () => {
    expect(findWindow(plan, [first], 2, '2027-05-17')).toBeUndefined()
    expect(findWindow(plan, [first], 3, '2026-11-16')).toBeUndefined()
  })

  it('are counted by the calendar’s months', () => {
    expect(lastDayOf({ ...plan, months: 3 }, '2026-11-30')).toBe('2027-02-28')
  })
})

describe('whatever the intervals of a package are', () => {
  const intervals = fc
    .tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 30 }))
    .map(([from, length]) => ({ from, to: from + length }))
  const packages = fc.record({
    months: fc.integer({ min: 1, max: 11 }),
    visits: fc.array(
      intervals.map((days) => ({ treatment: 'follow-up', days })),
      { minLength: 1, maxLength: 5 },
    ),
  })
  const days = fc.integer({ min: 0, max: 400 }).map((n) => addDays('2026-11-16', n))
  /** Books one visit after the other, each on some day of its window, as long as there is one. */
  const bookings = fc
    .tuple(packages, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }))
    .map(([made, choices]) => {
      const dated: DatedVisit[] = [first]
      for (const choice of choices) {
        const number = findNextVisit(made, dated)
        const window = number && findWindow(made, dated, number, first.date)
        if (!window) break
        const length = Math.round((Date.parse(window.last) - Date.parse(window.from)) / 86_400_000)
        dated.push({ number: number!, date: addDays(window.from, Math.floor(choice * length)) })
      }
      return { made, dated }
    })

  it('visits booked on days that were possible are in order, at their intervals, and never more than the package has', () => {
    fc.assert(
      fc.property(bookings, ({ made, dated }) => {
        expect(areInOrder(made, dated)).toBe(true)
        expect(dated.length).toBeLessThanOrEqual(countVisits(made))
        for (const [n, { date }] of dated.entries()) {
          if (n > 0) expect(date >= addDays(dated[n - 1]!.date, made.visits[n - 1]!.days.from)).toBe(true)
        }
      }),
    )
  })

  it('a visit that was cancelled can be booked again exactly on the days that keep the order', () => {
    fc.assert(
      fc.property(bookings, fc.nat(), days, ({ made, dated }, n, date) => {
        const { number } = dated[n % dated.length]!
        fc.pre(number > 1)
        const others = dated.filter((it) => it.number !== number)
        const window = findWindow(made, others, number, first.date)
        const isPossible = window !== undefined && date >= window.from && date <= window.last
        expect(areInOrder(made, [...others, { number, date }])).toBe(isPossible)
      }),
    )
  })

  it('what is proposed is possible, and never in the past', () => {
    fc.assert(
      fc.property(bookings, days, ({ made, dated }, today) => {
        const number = findNextVisit(made, dated)
        const window = number === undefined ? undefined : findWindow(made, dated, number, today)
        fc.pre(window !== undefined)
        expect(window!.from >= today && window!.from <= window!.to && window!.to <= window!.last).toBe(true)
        expect(areInOrder(made, [...dated, { number: number!, date: window!.from }])).toBe(true)
        expect(areInOrder(made, [...dated, { number: number!, date: window!.to }])).toBe(true)
      }),
    )
  })

  it('a visit is booked once, and the first one is part of it', () => {
    fc.assert(
      fc.property(bookings, ({ made, dated }) => {
        expect(areInOrder(made, [...dated, dated.at(-1)!])).toBe(false)
        expect(areInOrder(made, dated.slice(1))).toBe(false)
      }),
    )
  })
})
