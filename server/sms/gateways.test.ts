import { afterEach, describe, expect, it } from 'vitest'
import { type Behaviour, startFakeServer } from '../testing/fake-server.ts'
import type { SmsGateway } from './gateway.ts'
import { createHttpGateway } from './http-gateway.ts'
import { longestAnswer } from './post.ts'
import { createTwilioGateway } from './twilio-gateway.ts'

const sms = { key: 'K7QF2MXR:confirmation:0', to: '+4791234567', text: 'Innom: Timen din er bestilt …' }
/** Milliseconds: a busy machine takes its time, and only a gateway that stalls is given up. */
const patience = 60_000
let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

async function serve(behaviour: Behaviour) {
  const server = await startFakeServer(() => behaviour)
  close = server.close
  return server
}

const makers: [name: string, accepted: Behaviour, make: (url: string, timeLimit?: number) => SmsGateway][] = [
  [
    'Twilio',
    { status: 201, body: '{"sid":"SM0123456789","status":"queued"}' },
    (url, timeLimit = patience) => createTwilioGateway({ url, sid: 'AC1', token: 'secret', from: 'Innom', timeLimit }),
  ],
  [
    'a generic gateway',
    { status: 202, body: '{"id":1}' },
    (url, timeLimit = patience) => createHttpGateway({ url: `${url}/sms`, token: 'secret', from: 'Innom', timeLimit }),
  ],
]

describe.each(makers)('sending through %s', (_, accepted, make) => {
  it('is done when the message was taken', async () => {
    const { url } = await serve(accepted)
    expect(await make(url).send(sms)).toEqual({ ok: true })
  })

  it.each<[what: string, behaviour: Behaviour, outcome: object]>([
    ['is overloaded', { status: 429, body: '{}' }, { retry: true, code: 'status-429' }],
    ['is broken', { status: 503, body: '<html>' }, { retry: true, code: 'status-503' }],
    ['hangs up', 'hang-up', { retry: true, code: 'unreachable' }],
    ['does not answer', 'stall', { retry: true, code: 'timeout' }],
    ['answers rubbish', { status: 200, body: '<h1>OK</h1>' }, { retry: true, code: 'unreadable-answer' }],
    [
      'answers without end',
      { status: 200, body: `{"sid":"SM"}${' '.repeat(longestAnswer)}` },
      { retry: true, code: 'unreadable-answer' },
    ],
    ['refuses the number', { status: 400, body: '{"code":21211}' }, { retry: false, code: 'status-400' }],
  ])('is not done when the gateway %s', async (_, behaviour, outcome) => {
    const { url } = await serve(behaviour)
    const limit = behaviour === 'stall' ? 300 : patience
    expect(await make(url, limit).send(sms)).toEqual({ ok: false, ...outcome })
  })

  it('is tried again when nobody listens', async () => {
    const { url, close: stop } = await startFakeServer(() => 'stall')
    await stop()
    expect(await make(url).send(sms)).toEqual({ ok: false, retry: true, code: 'unreachable' })
  })
})

describe('what gateways are sent', () => {
  it('is a form with the account’s password for Twilio', async () => {
    const { url, received } = await serve(makers[0]![1])
    await makers[0]![2](url).send(sms)
    expect(received[0]).toMatchObject({
      method: 'POST',
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      headers: { authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}` },
    })
    expect(Object.fromEntries(new URLSearchParams(received[0]!.body))).toEqual({
      To: sms.to,
      From: 'Innom',
      Body: sms.text,
    })
  })

  it('is JSON with a bearer token and a key for any other, so that it can drop what comes twice', async () => {
    const { url, received } = await serve(makers[1]![1])
    await makers[1]![2](url).send(sms)
    expect(received[0]!.headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': sms.key })
    expect(JSON.parse(received[0]!.body)).toEqual({ to: sms.to, from: 'Innom', text: sms.text })
  })
})
