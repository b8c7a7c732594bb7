import { expect, it } from 'vitest'
import { weekOf } from './week-of.ts'

it('a week has the number that calendars give it, also around New Year', () => {
  expect(weekOf('2026-11-16')).toBe(47)
  expect(weekOf('2026-12-28')).toBe(53)
  expect(weekOf('2027-01-04')).toBe(1)
  expect(weekOf('2024-12-30')).toBe(1)
})
