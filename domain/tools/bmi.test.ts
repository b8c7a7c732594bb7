import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bmiClasses, calculateBmi, heightRange, normalWeights, weightRange } from './bmi.ts'

describe('body mass index', () => {
  // WHO Technical Report Series 894, Obesity: preventing and managing the global epidemic (2000), table 2.1:
  // underweight < 18.50, normal range 18.50–24.99, pre-obese 25.00–29.99, obese class I 30.00–34.99, II 35.00–39.99, III >= 40.00.
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

  it('has classes that follow one another without a gap', () => {
    for (const [index, { below }] of bmiClasses.slice(0, -1).entries()) expect(bmiClasses[index + 1]?.from).toBe(below)
  })

  it('tells weights whose own BMI is normal, and the next kilogram is not', () => {
    fc.assert(
      fc.property(fc.integer(heightRange), (height) => {
        const { from, to } = normalWeights(height)
        expect(calculateBmi(height, from).is).toBe('normal')
        expect(calculateBmi(height, to).is).toBe('normal')
        expect(calculateBmi(height, from - 1).is).toBe('under')
        expect(calculateBmi(height, to + 1).is).toBe('over')
      }),
    )
  })

  it('never falls when the weight rises', () => {
    fc.assert(
      fc.property(fc.integer(heightRange), fc.integer({ min: weightRange.min, max: weightRange.max - 1 }), (cm, kg) => {
        expect(calculateBmi(cm, kg + 1).bmi).toBeGreaterThanOrEqual(calculateBmi(cm, kg).bmi)
      }),
    )
  })
})
