import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { startReceiver } from '../../testing/webhook-receiver.ts'
import { answerWith, postWebhook } from './post-webhook.ts'
import { drawWebhookSecret, signWebhook } from './sign-webhook.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
async function listen(...behaviour: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...behaviour)
  closing.push(receiver.close)
  return receiver
}
const event = { headers: { 'webhook-id': 'evt_1' }, body: '{"type":"booking.booked"}' }

describe('what a receiver is sent', () => {
  it('passes the check of a library that we did not write, and of it alone who has the secret', async () => {
    const { url, received } = await listen()
    const secret = drawWebhookSecret()
    const now = Temporal.Now.instant()
    const headers = signWebhook(secret, { id: 'evt_1', body: event.body, now })
    expect(await postWebhook(url, { headers, body: event.body }, { isStrict: false })).toEqual({ status: 204 })
    const [{ headers: seen, body }] = received as [(typeof received)[number]]
    expect(new Webhook(secret).verify(body, seen as Record<string, string>)).toEqual({ type: 'booking.booked' })
    const verifyOther = () => new Webhook(drawWebhookSecret()).verify(body, seen as Record<string, string>)
    expect(verifyOther).toThrow()
    expect(() => new Webhook(secret).verify(`${body} `, seen as Record<string, string>)).toThrow()
  })
})

describe('a receiver', () => {
  it.each([
    [{ status: 200, body: 'x'.repeat(5_000_000) }, { status: 200 }],
    [{ status: 302, body: '' }, { status: 302 }],
    [{ status: 500, body: 'stack trace' }, { status: 500 }],
    ['hang-up', { code: 'receiver-unreachable' }],
  ] as const)('%j is told of as %j', async (behaviour, answer) => {
    const { url } = await listen(behaviour)
    expect(await postWebhook(url, event, { isStrict: false })).toEqual(answer)
  })

  it('that does not answer is left after a while', async () => {
    const { url } = await listen('stall')
    expect(await postWebhook(url, event, { isStrict: false, limit: 200 })).toEqual({ code: 'receiver-timeout' })
  })

  it.each([
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'HTTP/1.1 103 Early Hints\r\n\r\n',
    'SSH-2.0-OpenSSH\r\n',
  ])('that answers %j keeps nobody waiting', async (answer) => {
    const server = createServer((connection) => {
      connection.on('error', () => {})
      connection.once('data', () => connection.write(answer))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const told = await postWebhook(`http://127.0.0.1:${port}/`, event, { isStrict: false, limit: 200 })
    expect(told).toEqual({ code: expect.stringMatching(/^receiver-(timeout|unreachable)$/) })
    server.close()
  })

  it('is not reached, in production, where its name leads inside by the time that it is sent something', async () => {
    const { received } = await listen()
    let asked = 0
    const lookUp = async () => {
      asked++
      return [{ address: '127.0.0.1', family: 4 }]
    }
    const post = (url: string) => postWebhook(url, event, { isStrict: true, lookUp })
    const { port } = new URL((await listen()).url)
    expect(await post(`https://portal.example:${port}/`)).toEqual({ code: 'private-address' })
    expect(asked).toBe(1)
    expect(await post(`https://127.0.0.1:${port}/`)).toEqual({ code: 'private-address' })
    expect(await post(`http://portal.example:${port}/`)).toEqual({ code: 'private-address' })
    expect(received).toEqual([])
  })

  it('is connected to at the very address that was judged, whatever its name says a moment later', async () => {
    const { url, taken } = await listen()
    const { port } = new URL(url)
    const lookup = answerWith([{ address: '127.0.0.1', family: 4 }])
    const status = await new Promise((resolve, reject) => {
      const asked = request(`http://no-such-name.invalid:${port}/`, { method: 'POST', lookup }, (response) => {
        resolve(response.statusCode)
        response.resume()
      })
      asked.on('error', reject)
      asked.end(event.body)
    })
    expect(status).toBe(204)
    expect(taken).toHaveLength(1)
  })
})
