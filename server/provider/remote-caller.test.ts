import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Log } from '../process/log.ts'
import { createRemoteCaller, longestAnswer } from './remote-caller.ts'

/** What the other system answers next. */
let answer: { status: number; body: string }
let server: Server
let url: string
beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(answer.status).end(answer.body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it.each([
  [
    { status: 500, body: 'Kari Nordmann, born 1980' },
    { method: 'POST', status: 500 },
  ],
  [
    { status: 200, body: '{"id":7}' },
    { method: 'POST', status: 200, wrong: ['id'] },
  ],
  [
    { status: 200, body: 'maintenance' },
    { method: 'POST', err: 'SyntaxError' },
  ],
  [
    { status: 200, body: `{"id":"${'x'.repeat(longestAnswer)}"}` },
    { method: 'POST', status: 200, wrong: ['length'] },
  ],
  [
    { status: 200, body: `{"id":"7","times":[${'0,'.repeat(4_000_000)}0]}` },
    { method: 'POST', status: 200, wrong: ['length'] },
  ],
  [
    { status: 200, body: `{"id":"7","times":[${'0,'.repeat(1_000)}0]}` },
    { method: 'POST', status: 200, wrong: ['times.0', 'times.1', 'times.2', 'times.3', 'times.4'] },
  ],
])('an operator reads how the other booking system failed, and nothing of a patient', async (given, told) => {
  answer = given
  const warn = vi.fn()
  const call = createRemoteCaller({ url, log: { warn } as unknown as Log })
  const schema = z.object({ id: z.string(), times: z.optional(z.array(z.object({}))) })
  const outcome = await call('POST', '/holds', schema, { body: { name: 'Kari Nordmann' } })
  expect(outcome).toEqual({ ok: false, problem: 'provider-failure' })
  expect(warn.mock.calls).toEqual([[told, 'the other booking system failed']])
})

it('a time that somebody else has is no failure to tell of', async () => {
  answer = { status: 409, body: '' }
  const warn = vi.fn()
  await createRemoteCaller({ url, log: { warn } as unknown as Log })('POST', '/holds', undefined)
  expect(warn).not.toHaveBeenCalled()
})
