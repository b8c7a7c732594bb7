import fc from 'fast-check'
import { expect, it } from 'vitest'
import { judgeYes, questionMinutes } from './cancel-question.ts'

const minute = 60_000
const question = { revision: 2, fee: 0, askedAt: 0 }

it('cancels within the hour, and not after it', () => {
  expect(judgeYes(question, { revision: 2, fee: 0 }, questionMinutes * minute)).toBe('cancel')
  expect(judgeYes(question, { revision: 2, fee: 0 }, questionMinutes * minute + 1)).toBe('not-asked')
  expect(judgeYes(undefined, { revision: 2, fee: 0 }, 0)).toBe('not-asked')
})

it('asks again about a booking that was moved meanwhile', () => {
  expect(judgeYes(question, { revision: 3, fee: 0 }, minute)).toBe('ask-again')
})

it('never lets anybody pay more than the question said', () => {
  const fee = fc.option(fc.integer({ min: 0, max: 5000 }))
  fc.assert(
    fc.property(fee, fee, (said, now) => {
      const judged = judgeYes({ ...question, fee: said }, { revision: 2, fee: now }, minute)
      const isDearer = now !== 0 && now !== said && (said === null || now === null || now > said)
      expect(judged).toBe(isDearer ? 'ask-again' : 'cancel')
    }),
  )
})
