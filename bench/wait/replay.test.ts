import { describe, expect, it } from 'vitest'
import { median } from '../harness/statistics.ts'
import { liveThrough } from './live-day.ts'
import { replayMonth, shareInside, widthOf } from './replay.ts'

describe('a month of made-up days', () => {
  const shown = replayMonth(2026)

  it('waits as long as was shown in at least 80 % of cases, within 20 minutes', () => {
    expect(shown.length).toBeGreaterThan(5_000)
    expect(shareInside(shown, ({ wait }) => wait)).toBeGreaterThanOrEqual(0.8)
    expect(median(shown.map(widthOf))).toBeLessThanOrEqual(20)
  })

  it('is no proof by empty clinics: people do wait, and short and long waits are both shown', () => {
    expect(median(shown.map(({ wait }) => wait))).toBeGreaterThan(5)
    expect(shown.some(({ range }) => range.from >= 45)).toBe(true)
    expect(shown.some(({ range }) => range.to <= 10)).toBe(true)
  })

  it('is the same for the same seed and another for another', () => {
    expect(replayMonth(2026)).toEqual(shown)
    expect(replayMonth(7)).not.toEqual(shown)
  })
})

describe('a simulated doctor', () => {
  const visit = (start: number, arrives: number, takes = 15) => ({ start, length: 20, bookedAt: 0, arrives, takes })
  const doctor = (visits: ReturnType<typeof visit>[]) => ({
    stretches: [
      { start: 480, end: 720 },
      { start: 750, end: 960 },
    ],
    lateBy: [0, 0],
    interruptions: [],
    visits,
  })

  it('waits a little for who is missing, takes the next one and the late one after that', () => {
    const [late, next] = [visit(480, 500), visit(500, 490)]
    const called = liveThrough(doctor([late, next]))
    expect(called.get(next)).toBe(490)
    expect(called.get(late)).toBe(506)
  })

  it('never calls who does not come, and goes on after a long consultation', () => {
    const [long, absent, last] = [visit(480, 470, 50), visit(500, Number.POSITIVE_INFINITY), visit(520, 515)]
    const called = liveThrough(doctor([long, absent, last]))
    expect(called.has(absent)).toBe(false)
    expect(called.get(last)).toBe(531)
  })
})
