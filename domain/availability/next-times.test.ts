import { expect, it } from 'vitest'
import { sampleSnapshot } from '../testing/sample-schedule.ts'
import { collectBusy, nobodyBusy } from './busy.ts'
import { listNextTimes } from './next-times.ts'

const now = Date.parse('2026-11-16T09:05:00+01:00')
const timesOf = (practitioner: string, limit: number, busy = nobodyBusy) =>
  listNextTimes(sampleSnapshot(now, busy), practitioner, limit)

it('a profile offers the next times in order, whichever clinic they are at, and goes on to later days', () => {
  const times = timesOf('bo-lege', 60)
  expect(times).toHaveLength(60)
  expect(new Set(times.map(({ clinic }) => clinic))).toEqual(new Set(['okern', 'bislett']))
  const starts = times.map(({ start }) => Date.parse(start))
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  expect(timesOf('bo-lege', 3)).toEqual(times.slice(0, 3))
})

it('all times are for one treatment: the first that has any', () => {
  const treatmentsOf = (busy = nobodyBusy) => [
    ...new Set(timesOf('cato-fysio', 3, busy).map(({ treatment }) => treatment)),
  ]
  expect(treatmentsOf()).toEqual(['physiotherapist-first-time'])
  // Half an hour in all the months that can be booked is enough for a follow-up only.
  const gap = ['2026-11-17T10:00:00+01:00', '2026-11-17T10:35:00+01:00'].map((it) => Date.parse(it))
  const taken = collectBusy([
    { practitioner: 'cato-fysio', start: now, end: gap[0]! },
    { practitioner: 'cato-fysio', start: gap[1]!, end: Date.parse('2028-01-01T00:00:00+01:00') },
  ])
  expect(treatmentsOf(taken)).toEqual(['physiotherapist-follow-up'])
})

it('somebody who is fully booked, or whom nobody knows, has no times', () => {
  const always = collectBusy([{ practitioner: 'cato-fysio', start: now, end: Date.parse('2028-01-01T00:00:00+01:00') }])
  expect(timesOf('cato-fysio', 3, always)).toEqual([])
  expect(timesOf('nobody', 3)).toEqual([])
})
