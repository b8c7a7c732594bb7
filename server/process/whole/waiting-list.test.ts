import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open.ts'
import { sql } from '#database/sql.ts'
import { createTestDatabase } from '#database/testing/shared-postgres.ts'
import { type ApiProcess, ask, order, provePhone, startApiProcess } from '../../testing/start-process.ts'
import { mondayMorning } from '../../testing/test-api.ts'
import { newPhone, orderFor } from '../../testing/visit.ts'
import { patientOf, wholeWeek } from '../../testing/waiting.ts'

/** Starting and killing processes takes its time on a busy machine. */
const patience = { timeout: 300_000 }

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const it of cleanUp.splice(0).reverse()) await it()
})

const post = (url: string, body: object, headers = {}) =>
  ask(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('a waiting list whose processes die', () => {
  async function open() {
    const { url, drop } = await createTestDatabase()
    cleanUp.push(drop)
    const database = await openDatabase({ url, connections: 1 })
    cleanUp.push(() => database.close())
    const start = async (clock = mondayMorning): Promise<ApiProcess> => {
      const process = await startApiProcess({ DATABASE_URL: url, DATABASE_CONNECTIONS: '3', CLOCK: clock.toString() })
      cleanUp.push(() => process.kill())
      return process
    }
    return { database, start }
  }
  const join = async ({ url }: ApiProcess) => {
    const phone = newPhone()
    const body = { ...wholeWeek, verification: provePhone(phone), patient: patientOf(phone), locale: 'en' }
    const joined = await post(`${url}/api/waiting-list`, body)
    expect(joined.status).toBe(201)
    return phone
  }
  const bookAndCancel = async ({ url }: ApiProcess, before: () => Promise<unknown>) => {
    const listed = await ask(`${url}/api/slots?treatment=gp-consultation&clinic=bislett&date=2026-11-10`)
    const slot = listed.body.slots[0].id as string
    const phone = newPhone()
    const { body } = await order(url, orderFor(slot, phone, provePhone(phone)), `key-${phone}`)
    await before()
    const cancelled = await post(`${url}/api/bookings/${body.reference}/cancel`, {}, bearer(body.token))
    expect(cancelled.status).toBe(200)
    return slot
  }
  /** The offer that somebody is sent, as soon as any process has sent it. */
  const waitForOffer = async (database: Database, phone: string) => {
    const read = async () => {
      const { rows } = await database.run<{ text: string }>(sql`select text from outbox where phone = ${phone}`)
      return rows.map(({ text }) => /\/offer\/#(\w+)\.(\S+)/.exec(text)).find(Boolean) ?? null
    }
    await expect.poll(read, { timeout: 60_000 }).not.toBeNull()
    const [, id, token] = (await read())!
    return { id: id!, token: token! }
  }
  const take = ({ url }: ApiProcess, { id, token }: { id: string; token: string }, slot: string) =>
    post(`${url}/api/offers/${id}/take`, { slot }, bearer(token))

  it('lets another process take what the dead one has offered', patience, async () => {
    const { database, start } = await open()
    const [first, second] = await Promise.all([start(), start()])
    let phone = ''
    const slot = await bookAndCancel(first, async () => {
      // At one process: each begins its clock when it starts, and the later one would have let its own wait for longer.
      phone = await join(first)
      await join(first)
    })
    const offer = await waitForOffer(database, phone)
    await first.kill()
    expect((await order(second.url, orderFor(slot, '+4799999999', provePhone('+4799999999')), 'k')).body.code).toBe(
      'slot-taken',
    )
    expect((await take(second, offer, slot)).body.state).toBe('taken')
    const { rows } = await database.run(sql`select 1 from bookings where state = 'booked' and slot = ${slot}`)
    expect(rows).toHaveLength(1)
    expect((await database.run(sql`select 1 from offers`)).rows).toHaveLength(1)
  })

  it(
    'goes on to the next, and back to everybody, though nobody was there when the time ran out',
    patience,
    async () => {
      const { database, start } = await open()
      const first = await start()
      const phones: string[] = []
      const slot = await bookAndCancel(first, async () => {
        for (let n = 0; n < 2; n++) phones.push(await join(first))
      })
      const offer = await waitForOffer(database, phones[0]!)
      await first.kill()
      const second = await start(mondayMorning.add({ minutes: 12 }))
      const next = await waitForOffer(database, phones[1]!)
      expect((await take(second, offer, slot)).body.code).toBe('offer-gone')
      await second.kill()
      const third = await start(mondayMorning.add({ minutes: 30 }))
      const isFree = async () => {
        const { body } = await ask(`${third.url}/api/slots?treatment=gp-consultation&clinic=bislett&date=2026-11-10`)
        return body.slots.some((it: { id: string }) => it.id === slot)
      }
      await expect.poll(isFree, { timeout: 60_000 }).toBe(true)
      expect((await take(third, next, slot)).body.code).toBe('offer-gone')
      const countHolds = async () => (await database.run(sql`select 1 from occupied_times`)).rows.length
      await expect.poll(countHolds, { timeout: 60_000 }).toBe(0)
    },
  )
})
