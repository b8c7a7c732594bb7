import { rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open.ts'
import { sql } from '#database/sql.ts'
import { copyEmbeddedTemplate } from '#database/testing/engines.ts'
import { startTestServer } from '#database/testing/postgres-server.ts'
import { createTestDatabase } from '#database/testing/shared-postgres.ts'
import {
  type ApiProcess,
  ask,
  type HttpReply,
  inParallel,
  order,
  provePhone,
  startApiProcess,
} from '../../testing/start-process.ts'
import { newPhone, orderFor } from '../../testing/visit.ts'

/** Starting and killing processes takes its time on a busy machine; nothing here waits for the clock. */
const patience = { timeout: 300_000 }

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const it of cleanUp.splice(0).reverse()) await it()
})

/** The address of a database of its own on the server that all tests share. */
async function createDatabase(): Promise<string> {
  const { url, drop } = await createTestDatabase()
  cleanUp.push(drop)
  return url
}

async function startProcess(env: Record<string, string>): Promise<ApiProcess> {
  const process = await startApiProcess(env)
  cleanUp.push(() => process.kill())
  return process
}

/** An order by somebody who has not booked before. */
function newOrder(slot: string): object {
  const phone = newPhone()
  return orderFor(slot, phone, provePhone(phone))
}

/** Times of a clinic that never closes: some seventy a day. */
async function listSlots(url: string, dates: string[]): Promise<string[]> {
  const lists = await Promise.all(
    dates.map((date) => ask(`${url}/api/slots?treatment=gp-consultation&clinic=nattvakt&date=${date}`)),
  )
  return lists.flatMap((it) => it.body.slots.map((slot: { id: string }) => slot.id))
}

async function countEverything(database: Database) {
  const { rows } = await database.run<{
    bookings: number
    times: number
    confirmations: number
    reminders: number
  }>(sql`
    select
      (select count(*)::integer from bookings where state = 'booked') as bookings,
      (select count(*)::integer from occupied_times) as times,
      (select count(distinct reference)::integer from jobs where kind = 'confirmation') as confirmations,
      (select count(distinct reference)::integer from jobs where kind = 'reminder') as reminders`)
  const doubled = await database.run(sql`select 1 from bookings group by slot having count(*) > 1`)
  return { ...rows[0]!, doubled: doubled.rows.length }
}

describe('four processes on one PostgreSQL', () => {
  it('let two thousand attempts at twenty times end in twenty bookings', patience, async () => {
    const url = await createDatabase()
    const env = { DATABASE_URL: url, DATABASE_CONNECTIONS: '5' }
    const processes = await Promise.all([1, 2, 3, 4].map(() => startProcess(env)))
    const slots = (await listSlots(processes[0]!.url, ['2026-11-12'])).slice(0, 20)
    const replies: HttpReply[] = []
    const attempts = Array.from({ length: 2_000 }, (_, n) => n)
    await inParallel(attempts, 60, async (n) => {
      const { url } = processes[n % 4]!
      replies.push(await order(url, newOrder(slots[Math.floor(n / 4) % 20]!), `attempt-${n}`))
    })
    const won = replies.filter((it) => it.status === 201)
    expect(won).toHaveLength(20)
    expect(replies.filter((it) => it.status === 409 && it.body.code === 'slot-taken')).toHaveLength(1_980)
    const database = await openDatabase({ url, connections: 1 })
    cleanUp.push(() => database.close())
    await expect
      .poll(
        async () =>
          (await database.run(sql`select 1 from jobs where kind = 'confirmation' and state = 'done'`)).rows.length,
        { timeout: 60_000 },
      )
      .toBe(20)
    expect(await countEverything(database)).toEqual({
      bookings: 20,
      times: 20,
      confirmations: 20,
      reminders: 20,
      doubled: 0,
    })
    // The mails are links for staff, which every process leaves when it starts.
    const sent = await database.run(sql`select 1 from outbox where phone is not null`)
    expect(sent.rows).toHaveLength(20)
  })
})

const engines: [
  name: string,
  prepare: () => Promise<{ env: Record<string, string>; look: () => Promise<Database> }>,
][] = [
  [
    'embedded',
    async () => {
      const folder = await copyEmbeddedTemplate()
      cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
      return { env: { DATA_DIR: folder }, look: () => openDatabase({ dataDir: folder }) }
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await createDatabase()
      return { env: { DATABASE_URL: url }, look: () => openDatabase({ url, connections: 1 }) }
    },
  ],
]

describe.each(engines)('kill -9 in a stream of bookings, on %s', (_, prepare) => {
  it('loses no booking that was confirmed and doubles none that was repeated', patience, async () => {
    const { env, look } = await prepare()
    const orders: { body: object; key: string }[] = []
    const confirmed = new Map<string, { reference: string; token: string }>()
    let api = await startProcess(env)
    const slots = await listSlots(api.url, ['2026-11-11', '2026-11-12'])
    for (const [n, slot] of slots.entries()) orders.push({ body: newOrder(slot), key: `order-${n}` })

    // Three lives: the process is killed twice in the middle of the stream, and asked again for what it did not answer.
    for (const life of [1, 2, 3]) {
      const unanswered = orders.filter(({ key }) => !confirmed.has(key))
      const killAt = life < 3 ? confirmed.size + 30 : Number.POSITIVE_INFINITY
      let killed: Promise<void> | undefined
      await inParallel(unanswered, 8, async ({ body, key }) => {
        if (killed) return
        const reply = await order(api.url, body, key)
        if (reply.status === 201) {
          confirmed.set(key, reply.body)
          if (confirmed.size >= killAt) killed ??= api.kill()
        } else if (!killed) expect(reply).toMatchObject({ status: 201 })
      })
      await killed
      if (life < 3) api = await startProcess(env)
      for (const { reference, token } of confirmed.values()) {
        const seen = await ask(`${api.url}/api/bookings/${reference}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        expect(seen.status).toBe(200)
      }
    }
    expect(confirmed.size).toBe(slots.length)
    expect(new Set([...confirmed.values()].map((it) => it.reference)).size).toBe(slots.length)
    await api.kill()
    const database = await look()
    expect(await countEverything(database)).toEqual({
      bookings: slots.length,
      times: slots.length,
      confirmations: slots.length,
      reminders: slots.length,
      doubled: 0,
    })
    await database.close()
  })
})

describe('PostgreSQL restarted under load', () => {
  it('makes requests fail in bounded time, and then all works again without a restart of ours', patience, async () => {
    const server = await startTestServer()
    cleanUp.push(() => server.dispose())
    const api = await startProcess({ DATABASE_URL: server.url })
    const slots = await listSlots(api.url, ['2026-11-11', '2026-11-12'])
    const replies = new Map<string, HttpReply>()
    const orders = new Map(slots.map((slot) => [slot, newOrder(slot)]))
    const send = async (slot: string) => {
      replies.set(slot, await order(api.url, orders.get(slot)!, slot))
    }
    const load = inParallel(slots.slice(0, 60), 6, send)
    await server.stop()
    expect((await ask(`${api.url}/api/health`)).status).toBe(200)
    expect((await ask(`${api.url}/api/ready`)).status).toBe(503)
    await inParallel(slots.slice(60, 80), 6, send)
    await load
    const failed = [...replies].filter(([, it]) => it.status !== 201)
    expect(failed.length).toBeGreaterThan(0)
    for (const [, { status, body }] of failed)
      expect([`503 unavailable`, `504 timeout`]).toContain(`${status} ${body.code}`)

    await server.start()
    await expect.poll(async () => (await ask(`${api.url}/api/ready`)).status, { timeout: 60_000 }).toBe(200)
    for (const [slot] of failed) await send(slot)
    expect([...replies.values()].every((it) => it.status === 201)).toBe(true)
    // A change by another process is heard again, so the listening connection is back too.
    const other = await startProcess({ DATABASE_URL: server.url })
    const [free] = await listSlots(api.url, ['2026-11-13'])
    expect((await order(other.url, newOrder(free!), 'other')).status).toBe(201)
    await expect.poll(() => listSlots(api.url, ['2026-11-13']), { timeout: 60_000 }).not.toContain(free)
  })
})
