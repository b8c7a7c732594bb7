import { expect, it } from 'vitest'
import { sayLength } from './treatment-length.ts'

const words = { minutes: '{minutes} min' }

it('says how long an appointment takes', () => {
  expect(sayLength({ minutes: 45 }, words)).toBe('45 min')
})

it('says how often a course meets, since its price is for all dates', () => {
  expect(sayLength({ minutes: 60, group: { dates: 12 } }, words)).toBe('12 × 60 min')
  expect(sayLength({ minutes: 60, group: { dates: 1 } }, words)).toBe('60 min')
})
