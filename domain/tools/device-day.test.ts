import { expect, it } from 'vitest'
import { dayOnDevice } from './device-day.ts'

it('the day of a tool is the one that the visitor’s own clock shows, just after midnight and just before', () => {
  expect(dayOnDevice(new Date(2026, 0, 9, 0, 5))).toBe('2026-01-09')
  expect(dayOnDevice(new Date(2026, 10, 16, 23, 55))).toBe('2026-11-16')
})
