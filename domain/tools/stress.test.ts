import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type StressAnswer, scoreStress, stressAnswers, stressItems } from './stress.ts'

const answersOf = (...points: StressAnswer[]) =>
  Object.fromEntries(stressItems.map((item, index) => [item, points[index] ?? '0'])) as Parameters<
    typeof scoreStress
  >[0]

describe('the stress scale of DASS-21', () => {
  // Lovibond and Lovibond, Manual for the Depression Anxiety Stress Scales (1995), table of severity ratings for stress:
  // normal 0-14, mild 15-18, moderate 19-25, severe 26-33, extremely severe 34 and more, on the doubled score.
  it.each([
    [answersOf(), 0, 'normal'],
    [answersOf('1', '1', '1', '1', '1', '1', '1'), 14, 'normal'],
    [answersOf('2', '1', '1', '1', '1', '1', '1'), 16, 'mild'],
    [answersOf('3', '1', '1', '1', '1', '1', '1'), 18, 'mild'],
    [answersOf('3', '2', '1', '1', '1', '1', '1'), 20, 'moderate'],
    [answersOf('3', '3', '2', '1', '1', '1', '1'), 24, 'moderate'],
    [answersOf('3', '3', '3', '1', '1', '1', '1'), 26, 'severe'],
    [answersOf('3', '3', '3', '3', '2', '1', '1'), 32, 'severe'],
    [answersOf('3', '3', '3', '3', '3', '1', '1'), 34, 'extreme'],
    [answersOf('3', '3', '3', '3', '3', '3', '3'), 42, 'extreme'],
  ])('%j is %i: %s', (answers, score, is) => {
    expect(scoreStress(answers)).toEqual({ score, is })
  })

  it('gives even scores from 0 to 42, and more points for a higher answer', () => {
    const some = fc.array(fc.constantFrom(...stressAnswers), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(some, fc.nat({ max: 6 }), (points, at) => {
        const { score } = scoreStress(answersOf(...points))
        expect(score % 2).toBe(0)
        expect(score).toBeLessThanOrEqual(42)
        const raised = points.with(at, '3')
        expect(scoreStress(answersOf(...raised)).score).toBeGreaterThanOrEqual(score)
      }),
    )
  })
})
