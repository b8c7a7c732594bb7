import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fewestVisitAnswers, sumUpVisits, sumUpWeeks } from './visit-question.ts'

it('shows no average and no distribution of fewer than five answers', () => {
  expect(sumUpVisits([5, 5, 5, 1])).toEqual({ answers: 4, average: null, scores: null })
  expect(sumUpVisits([])).toEqual({ answers: 0, average: null, scores: null })
})

it('sums up five and more', () => {
  expect(sumUpVisits([5, 5, 4, 1, 3])).toEqual({ answers: 5, average: 3.6, scores: [1, 0, 1, 1, 2] })
})

it('never leaves fewer than five answers between all and the weeks that are shown', () => {
  const scores = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 9 })
  fc.assert(
    fc.property(fc.array(scores, { minLength: 1, maxLength: 8 }), (given) => {
      const weeks = sumUpWeeks(given.map((it, n) => ({ week: `week ${n}`, scores: it })))
      const all = sumUpVisits(given.flat())
      const rest = weeks.filter((it) => it.average === null).reduce((sum, { answers }) => sum + answers, 0)
      if (all.average !== null && rest > 0) expect(rest).toBeGreaterThanOrEqual(fewestVisitAnswers)
      for (const it of weeks) if (it.average !== null) expect(it.answers).toBeGreaterThanOrEqual(fewestVisitAnswers)
    }),
  )
})

it('shows every week that tells nothing of another', () => {
  const five = [5, 5, 4, 1, 3]
  const shownOf = (...scores: number[][]) =>
    sumUpWeeks(scores.map((it, n) => ({ week: `week ${n}`, scores: it }))).map((it) => it.average !== null)
  expect(shownOf(five, [], five)).toEqual([true, false, true])
  expect(shownOf([...five, 5], five, [2])).toEqual([true, false, false])
  expect(shownOf(five, [1, 2, 3], [2, 2])).toEqual([true, false, false])
})
