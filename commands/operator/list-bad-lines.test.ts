import { expect, it } from 'vitest'
import { listBadLines } from './list-bad-lines.ts'

const problems = [
  { line: 2, message: 'is wrong.' },
  { line: 4, message: 'is wrong too.' },
]

it('an operator reads each bad line, and how many more there are', () => {
  expect(listBadLines('visits.csv', { problems })).toBe(
    'visits.csv:2  is wrong.\nvisits.csv:4  is wrong too.\n2 problems.',
  )
  expect(listBadLines('visits.csv', { problems, more: 7 }).split('\n').slice(2)).toEqual([
    '… and 7 more.',
    '9 problems.',
  ])
  expect(listBadLines('visits.csv', { problems: problems.slice(0, 1) })).toMatch(/\n1 problem\.$/)
})
