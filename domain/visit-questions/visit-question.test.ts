import { expect, it } from 'vitest'
import { sumUpVisits } from './visit-question.ts'

it('shows no average and no distribution of fewer than five answers', () => {
  expect(sumUpVisits([5, 5, 5, 1])).toEqual({ answers: 4, average: null, scores: null })
  expect(sumUpVisits([])).toEqual({ answers: 0, average: null, scores: null })
})

it('sums up five and more', () => {
  expect(sumUpVisits([5, 5, 4, 1, 3])).toEqual({ answers: 5, average: 3.6, scores: [1, 0, 1, 1, 2] })
})
