import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, countDays } from '../dates/calendar-date.ts'
import { calculateDueDate, calculateFromScan, cycleRange, isTooLongAgo } from './due-date.ts'

const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days))

describe('the due date', () => {
  it('is 283 days after the first day of the last period, as eSnurra and Norsk elektronisk legehåndbok count', () => {
    const pregnancy = calculateDueDate('2026-01-01', 28, '2026-03-05')
    expect(pregnancy).toMatchObject({ due: '2026-10-11', weeks: 9, days: 0 })
  })

  // Naegele's rule in its own words: the last period plus one year, minus three months, plus seven days.
  it.each([
    ['2026-01-01', '2026-10-08'],
    ['2026-05-10', '2027-02-14'],
    ['2026-08-15', '2027-05-22'],
  ])('after a last period on %s is %s by Naegele’s rule', (lastPeriod, due) => {
    expect(calculateDueDate(lastPeriod, 28, lastPeriod).dueByNaegele).toBe(due)
  })

  it('is never far from Naegele’s rule of the calendar, whose months differ in length', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year, month, date] = day.split('-').map(Number) as [number, number, number]
        const ruled = new Date(Date.UTC(year + 1, month - 4, date + 7)).toISOString().slice(0, 10)
        expect(Math.abs(countDays(ruled, calculateDueDate(day, 28, day).dueByNaegele))).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('lies 11 days before the day that Helsedirektoratet calls overdue (294 days, 42 weeks)', () => {
    const { due, term } = calculateDueDate('2026-01-01', 28, '2026-01-01')
    expect(countDays(due, term.to)).toBe(11)
    expect(term).toEqual({ from: '2026-09-17', to: '2026-10-22' })
  })

  it('moves with the length of the cycle', () => {
    expect(calculateDueDate('2026-01-01', 35, '2026-03-05')).toMatchObject({ due: '2026-10-18', weeks: 8, days: 0 })
    expect(calculateDueDate('2026-01-01', 26, '2026-01-10')).toMatchObject({ due: '2026-10-09', weeks: 1, days: 4 })
  })

  it('counts a leap day and the change of the clocks as days like others', () => {
    expect(calculateDueDate('2027-12-15', 28, '2028-04-05')).toMatchObject({ due: '2028-09-23', weeks: 16, days: 0 })
  })

  it('follows a scan: 18 weeks and 2 days on the day of the scan leave 155 days', () => {
    const pregnancy = calculateFromScan('2026-11-10', 18, 2, '2026-11-16')
    expect(pregnancy).toMatchObject({ due: addDays('2026-11-10', 155), weeks: 19, days: 1 })
  })

  it('is the same by period and by a scan that agrees with it', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 42, max: 160 }), fc.integer(cycleRange), (period, age, cycle) => {
        const today = addDays(period, 200)
        const scan = addDays(period, cycle - 28 + age)
        expect(calculateFromScan(scan, Math.floor(age / 7), age % 7, today)).toEqual(
          calculateDueDate(period, cycle, today),
        )
      }),
    )
  })
})

describe('how far a pregnancy is', () => {
  const pregnantFor = (weeks: number, days: number) =>
    calculateDueDate('2026-01-01', 28, addDays('2026-01-01', weeks * 7 + days))

  // NHS, Pregnancy week by week: the first trimester has weeks 1 to 12, the second weeks 13 to 28, the third the rest.
  // Week 13 begins when 12 weeks have passed.
  it.each([
    [0, 0, 1],
    [11, 6, 1],
    [12, 0, 2],
    [27, 6, 2],
    [28, 0, 3],
    [41, 6, 3],
  ])('after %i weeks and %i days it is trimester %i', (weeks, days, trimester) => {
    expect(pregnantFor(weeks, days)).toMatchObject({ weeks, days, trimester })
  })

  // WHO: at term from 37 completed weeks; Helsedirektoratet: overdue from 42. The due date is 40 weeks and 3 days.
  it.each([
    [11, 6, 'early'],
    [12, 0, 'going'],
    [36, 6, 'going'],
    [37, 0, 'term'],
    [40, 3, 'term'],
    [40, 4, 'past'],
    [41, 6, 'past'],
    [42, 0, 'late'],
  ])('after %i weeks and %i days it is %s', (weeks, days, stage) => {
    expect(pregnantFor(weeks, days).stage).toBe(stage)
  })

  it('is never more than 44 weeks: an old scan is a slip', () => {
    expect(isTooLongAgo('2026-01-01', 20, 0, addDays('2026-01-01', 24 * 7))).toBe(false)
    expect(isTooLongAgo('2026-01-01', 20, 0, addDays('2026-01-01', 24 * 7 + 1))).toBe(true)
  })
})
