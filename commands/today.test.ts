import { expect, it } from 'vitest'
import { todayInNorway } from './today.ts'

it('is the day in Norway, wherever the machine is', () => {
  expect(todayInNorway(Temporal.Instant.from('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
  expect(todayInNorway(Temporal.Instant.from('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
})
