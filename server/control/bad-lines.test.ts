import { expect, it } from 'vitest'
import { parseRosterCsv } from '#domain/rosters/roster-csv.ts'
import { refuseLines } from './bad-lines.ts'

const mebibyte = 1024 * 1024

it('a file of four mebibytes with nothing but bad lines is refused in an answer that the operator can read', () => {
  const parsed = parseRosterCsv(`kind,practitioner\n${'x,\n'.repeat((4 * mebibyte) / 3)}`)
  if (parsed.ok) throw new Error('the file was accepted')
  const answer = refuseLines(parsed.problems)
  expect(answer.problems).toHaveLength(100)
  expect(answer.problems[0]!.line).toBe(2)
  expect(answer.more).toBe(parsed.problems.length - 100)
  expect(JSON.stringify(answer).length).toBeLessThan(mebibyte / 8)
})

it('a file that is one long name is refused without repeating all of it', () => {
  const parsed = parseRosterCsv(`kind,${'x'.repeat(mebibyte)}\n`)
  if (parsed.ok) throw new Error('the file was accepted')
  const { problems, more } = refuseLines(parsed.problems)
  expect(problems.map(({ message }) => message.length)).toEqual([501])
  expect(more).toBeUndefined()
})
