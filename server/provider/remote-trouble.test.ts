import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChangeFeed } from '#database/changes.ts'
import { sql } from '#database/sql.ts'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { holdChangeLimits } from '../limits/rate-limits.ts'
import { createMovingClock } from '../testing/moving-clock.ts'
import { startRemoteSystem } from '../testing/remote-booking-system.ts'
import { mondayMorning, openTestApi, type TestApi } from '../testing/test-api.ts'
import {
  bearer,
  bookSlot,
  findSlotIds,
  newAddress,
  newPhone,
  orderFor,
  placeOrder,
  verifyPhone,
} from '../testing/visit.ts'
import { createHttpProvider } from './http-provider.ts'
import { bookWithoutRecord, commonTroubles, expectTold, failing } from './testing/remote-trouble.ts'

const slotsOfTuesday = '/api/slots?treatment=gp-consultation&clinic=bislett&date=2026-11-10&locale=en'

describe('with another booking system in charge of the times', () => {
  let test: TestDatabase
  let remote: Awaited<ReturnType<typeof startRemoteSystem>>
  let api: TestApi
  const clock = createMovingClock(mondayMorning)
  beforeAll(async () => {
    test = await openTestEmbedded()
    remote = await startRemoteSystem(clock.now)
  })
  beforeEach(async () => {
    clock.set(mondayMorning)
    remote.reset()
    await test.empty()
    api = await openWith(30_000)
  })
  afterEach(() => api.close())
  const openWith = async (timeLimit: number) => {
    const feed = await createChangeFeed(test.database)
    return openTestApi({
      database: test.database,
      clock,
      env: { PROVIDER: 'http', PROVIDER_URL: remote.url, REQUEST_TIMEOUT: '60000' },
      provider: ({ database }) => createHttpProvider({ url: remote.url, timeLimit }, database, clock, feed),
    })
  }
  afterAll(async () => {
    await remote.close()
    await test.dispose()
  })

  it('the whole way works: hold, book, move, cancel', async () => {
    const slots = await findSlotIds(api, '2026-11-13')
    const held = await api.call('POST', '/api/holds', { body: { slot: slots[0] }, headers: newAddress() })
    const { body, status } = await bookSlot(api, slots[0]!, { hold: held.body.id })
    expect(status).toBe(201)
    const change = bearer(body.token)
    const path = `/api/bookings/${body.reference}`
    expect((await api.call('POST', `${path}/move`, { body: { slot: slots[5] }, ...change })).status).toBe(200)
    expect(await findSlotIds(api, '2026-11-13')).toContain(slots[0])
    expect((await api.call('POST', `${path}/cancel`, change)).body.state).toBe('cancelled')
    expect(remote.count()).toBe(0)
  })

  it('says where times are asked for that nobody can wait for one, nor book several at once; of our own it says nothing', async () => {
    const ask = (at: TestApi) => at.call('GET', '/api/days?treatment=gp-consultation&clinic=bislett')
    expect((await ask(api)).body.isKeptElsewhere).toBe(true)
    const { body } = await bookSlot(api, (await findSlotIds(api, '2026-11-13'))[0]!)
    const own = await api.call('GET', `/api/bookings/${body.reference}`, bearer(body.token))
    expect(own.body.isKeptElsewhere).toBe(true)
    const ours = await openTestApi({ database: test.database, clock })
    expect((await ask(ours)).body).not.toHaveProperty('isKeptElsewhere')
    await ours.close()
  })

  const troubles = [
    ...commonTroubles,
    failing('answers something else', { status: 200, body: '{"busy":"yes","id":7}' }),
    failing('names a booking by characters that cannot be stored', {
      status: 200,
      body: '{"id":"\\u0000","expiresAt":"2026-11-09T09:00:00Z"}',
    }),
  ]

  it.each(troubles)('when it $what, the visitor reads what to do', async (trouble) => {
    const [slot] = await findSlotIds(api)
    const phone = newPhone()
    const order = orderFor(slot!, phone, await verifyPhone(api, phone))
    remote.misbehave(trouble.behaviour)
    if (trouble.behaviour === 'stall') {
      await api.close()
      api = await openWith(100)
    }
    await expectTold(api, order, trouble)

    remote.misbehave(undefined)
    await api.close()
    api = await openWith(30_000)
    expect((await placeOrder(api, order, 'key')).status).toBe(201)
    expect(remote.count()).toBe(1)
  })

  it('a program that extends and releases holds in a loop is stopped before it, and others are not', async () => {
    const headers = newAddress()
    const change = (n: number, from = headers) =>
      n % 2 === 0
        ? api.call('POST', '/api/holds/somebody-elses/extend', { headers: from })
        : api.call('DELETE', '/api/holds/somebody-elses', { headers: from })
    const allowed = holdChangeLimits(api.service.secrets, '10.0.0.1')[0]!.max
    const before = remote.received.length
    for (let n = 0; n < allowed; n++) expect((await change(n)).status).toBe(n % 2 === 0 ? 404 : 204)
    for (const n of [0, 1]) {
      const refused = await change(n)
      expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await change(n, newAddress())).status).not.toBe(429)
    }
    expect(remote.received.length - before).toBe(allowed + 2)
  })

  it('a stranger’s dots in place of the id of a hold never reach it, where they would name all holds', async () => {
    const url = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }))
    const ask = async (method: string, path: string) => {
      // Not by fetch, which takes the dots away.
      const sent = request({ host: url.hostname, port: url.port, method, path }).end()
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      response.resume()
      return response.statusCode
    }
    const before = remote.received.length
    for (const id of ['.', '..', '%2e', '%2E%2e', '', '..%2fbookings', 'a%2f..', '..%5c']) {
      expect(await ask('DELETE', `/api/holds/${id}`), id).toBe(204)
      expect(await ask('POST', `/api/holds/${id}/extend`), id).toBe(404)
    }
    expect(remote.received.slice(before)).toEqual([])
    expect(await ask('DELETE', '/api/holds/v1.2..3%2f...')).toBe(204)
    expect(remote.received.at(-1)!.path).toBe('/holds/v1.2..3%2F...')
  })

  it('and from the beginning, the list of times says so and then recovers', async () => {
    remote.misbehave({ status: 500, body: '' })
    const shown = await api.call('GET', slotsOfTuesday)
    expect([shown.status, shown.body.code]).toEqual([502, 'provider-failure'])
    remote.misbehave(undefined)
    expect((await api.call('GET', slotsOfTuesday)).status).toBe(200)
  })

  it('a booking that it took but we could not record is found by repeating the request', async () => {
    const [slot] = await findSlotIds(api)
    const phone = newPhone()
    const order = orderFor(slot!, phone, await verifyPhone(api, phone))
    await bookWithoutRecord(api, order)
    expect(remote.count()).toBe(1)
    expect((await test.database.run(sql`select count(*)::integer as n from bookings`)).rows).toEqual([{ n: 1 }])
  })
})
