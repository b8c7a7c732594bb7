import { expect, it } from 'vitest'
import { todayAt } from './today.ts'

const at = (text: string) => Temporal.Instant.from(text)

it('is the day where the market is, also when markets ask in turn', () => {
  const noon = at('2026-11-16T12:00:00Z')
  expect(todayAt('Europe/Oslo', noon)).toBe('2026-11-16')
  expect(todayAt('Pacific/Auckland', noon)).toBe('2026-11-17')
  expect(todayAt('Europe/Oslo', noon)).toBe('2026-11-16')
})

it('changes at midnight there, also where that is between two whole hours', () => {
  expect(todayAt('Europe/Oslo', at('2026-11-16T22:59:59Z'))).toBe('2026-11-16')
  expect(todayAt('Europe/Oslo', at('2026-11-16T23:00:00Z'))).toBe('2026-11-17')
  expect(todayAt('Asia/Kathmandu', at('2026-11-16T18:14:59Z'))).toBe('2026-11-16')
  expect(todayAt('Asia/Kathmandu', at('2026-11-16T18:15:00Z'))).toBe('2026-11-17')
})
