import { describe, expect, it } from 'vitest'
import { countPoints } from './points.ts'

describe('points of a loyalty programme', () => {
  const earning = { firstVideoVisit: 150, firstClinicVisit: 150, laterPercent: 4 }
  it('are 150 for the first video and 150 for the first clinic visit', () => {
    expect(countPoints(earning, { mode: 'video', price: 350, returning: false })).toBe(150)
    expect(countPoints(earning, { mode: 'clinic', price: null, returning: false })).toBe(150)
  })
  it('are 4 % of the price later, in whole points', () => {
    expect(countPoints(earning, { mode: 'video', price: 350, returning: true })).toBe(14)
    expect(countPoints(earning, { mode: 'clinic', price: 895, returning: true })).toBe(35)
    expect(countPoints(earning, { mode: 'clinic', price: null, returning: true })).toBeNull()
  })
})
