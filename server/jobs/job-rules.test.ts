import { expect, it } from 'vitest'
import { textMessageKinds } from '#domain/staff/message-kinds.ts'
import { longestMail } from '../mail/smtp-gateway.ts'
import { createJobHandlers } from './handlers.ts'
import { createLanes, lockMinutes } from './job-rules.ts'

it('a mail that takes as long as it may has ended before another process takes its job for abandoned', () => {
  expect(longestMail).toBeLessThan(lockMinutes * 60_000)
})

it('no message waits for cleaning up, nor cleaning up for messages when a gateway is slow', () => {
  const handlers = createJobHandlers({} as never)
  const lanes = createLanes(Object.keys(handlers))
  const cleaning = lanes.find((it) => it.kinds.includes('retention'))!
  expect(cleaning.kinds.filter((it) => handlers[it]!.everyMinutes === undefined)).toEqual([])
})

it('whatever is sent to phones is in the list of what the console tells of, but for codes', () => {
  const handlers = createJobHandlers({} as never)
  const sending = Object.keys(handlers).filter((it) => handlers[it]!.everyMinutes === undefined && it !== 'code')
  expect(sending.sort()).toEqual([...textMessageKinds].sort())
})
