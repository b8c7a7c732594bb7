import { expect, it } from 'vitest'
import { dayWords } from '#messages/staff/day-words.ts'
import { sayState } from './say-state.ts'

const start = '2026-11-16T14:00:00+01:00'
const visit = { state: 'booked', start, since: null, pending: null } as const
const pending = { id: '1', kind: 'move', until: start, problem: null, reason: null, to: null } as const
const say = (it: Parameters<typeof sayState>[0]) => sayState(it, Date.parse(start) - 1, dayWords.en)

it('a visit that somebody is moving or cancelling says so, so that a colleague leaves it alone', () => {
  expect(say(visit)).toBe('booked')
  expect(say({ ...visit, pending })).toBe('being moved')
  expect(say({ ...visit, pending: { ...pending, kind: 'cancel' } })).toBe('being cancelled')
})

it('a change that came to nothing is over: the visit is what it was', () => {
  expect(say({ ...visit, pending: { ...pending, problem: 'other-state' } })).toBe('booked')
})
