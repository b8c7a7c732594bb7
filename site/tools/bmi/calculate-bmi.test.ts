import { describe, expect, it } from 'vitest'
import { calculateBmi, normalWeights } from './calculate-bmi.ts'

describe('body mass index', () => {
  it.each([
    [180, 59, 18.2, 'under'],
    [180, 60, 18.5, 'normal'],
    [180, 75, 23.1, 'normal'],
    [180, 81, 25, 'over'],
    [170, 86.7, 30, 'obesity-1'],
    [170, 101.2, 35, 'obesity-2'],
    [170, 115.6, 40, 'obesity-3'],
  ])('%i cm and %d kg is %d: %s', (height, weight, bmi, is) => {
    expect(calculateBmi(height, weight)).toEqual({ bmi, is })
  })

  it('tells weights whose own BMI is normal, and the next kilogram is not', () => {
    const { from, to } = normalWeights(172)
    expect(calculateBmi(172, from).is).toBe('normal')
    expect(calculateBmi(172, to).is).toBe('normal')
    expect(calculateBmi(172, from - 1).is).toBe('under')
    expect(calculateBmi(172, to + 1).is).toBe('over')
  })
})
