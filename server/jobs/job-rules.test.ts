import { expect, it } from 'vitest'
import { longestMail } from '../mail/smtp-gateway.ts'
import { lockMinutes } from './job-rules.ts'

it('a mail that takes as long as it may has ended before another process takes its job for abandoned', () => {
  expect(longestMail).toBeLessThan(lockMinutes * 60_000)
})
