import { expect, it } from 'vitest'
import { judgeWeights } from './page-weight.ts'

/** A site with some pages of each weight in kilobytes. */
const site = (...weights: [pages: number, kilobytes: number][]) =>
  weights.flatMap(([pages, kilobytes]) =>
    Array.from({ length: pages }, (_, index) => ({ path: `/${kilobytes}-${index}/`, br: kilobytes * 1024 })),
  )

it('a site is light enough where one page of ten needs a second round trip, and none more than that', () => {
  expect(judgeWeights(site([9, 14], [1, 18]))).toEqual([])
  expect(judgeWeights(site([100, 13.9]))).toEqual([])
})

it('who builds is told how many pages are too heavy, and which are the heaviest', () => {
  expect(judgeWeights(site([17, 12], [2, 14.1], [1, 15]))).toEqual([
    '3 of 20 pages weigh more than 14 KB with their CSS; at most 2 may. The heaviest: /15-0/ 15.0, /14.1-0/ 14.1, /14.1-1/ 14.1.',
  ])
})

it('who builds is told of every page that no visitor should have to wait for', () => {
  expect(judgeWeights(site([98, 12], [2, 18.1]))).toEqual([
    'A page weighs more than 18 KB with its CSS, which none may: /18.1-0/ 18.1.',
    'A page weighs more than 18 KB with its CSS, which none may: /18.1-1/ 18.1.',
  ])
})
