import { describe, expect, it } from 'vitest'
import { calculateDueDate } from './due-date.ts'

describe('the due date', () => {
  it('is 40 weeks after the first day of the last period', () => {
    expect(calculateDueDate('2026-01-01', 28, '2026-03-05')).toEqual({ due: '2026-10-08', weeks: 9, days: 0 })
  })

  it('moves with the length of the cycle', () => {
    expect(calculateDueDate('2026-01-01', 35, '2026-03-05')).toEqual({ due: '2026-10-15', weeks: 8, days: 0 })
    expect(calculateDueDate('2026-01-01', 26, '2026-01-10')).toEqual({ due: '2026-10-06', weeks: 1, days: 4 })
  })

  it('counts a leap day and the change of the clocks as days like others', () => {
    expect(calculateDueDate('2027-12-15', 28, '2028-04-05')).toEqual({ due: '2028-09-20', weeks: 16, days: 0 })
  })
})
