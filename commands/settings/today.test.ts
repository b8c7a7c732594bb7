import { expect, it } from 'vitest'
import { todayIn } from './today.ts'

it.each(['norway', 'sweden'] as const)('is the day in %s, wherever the machine is', (country) => {
  expect(todayIn(country, Temporal.Instant.from('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
  expect(todayIn(country, Temporal.Instant.from('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
})
