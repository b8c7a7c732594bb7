import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open.ts'
import { sql } from '#database/sql.ts'
import { startTestServer, type TestServer } from '#database/testing/postgres-server.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../testing/database-proxy.ts'
import {
  type ApiProcess,
  ask,
  type HttpReply,
  order,
  provePhone,
  startApiProcess,
} from '../../testing/start-process.ts'
import { newPhone, orderFor } from '../../testing/visit.ts'

/** Nothing here waits for the clock, but a busy machine takes its time. */
const patience = { timeout: 300_000 }
const rounds = [1, 2, 3]

let server: TestServer
let proxy: DatabaseProxy
let operator: Database
let api: ApiProcess
/** Times that nobody has asked for yet. */
let slots: string[]
beforeAll(async () => {
  server = await startTestServer()
  proxy = await startDatabaseProxy(server.url)
  operator = await openDatabase({ url: server.url, connections: 1 })
  api = await startApiProcess({ DATABASE_URL: proxy.url })
  const days = Array.from({ length: 14 }, (_, n) => `2026-11-${10 + n}`)
  const lists = await Promise.all(
    days.map((date) => ask(`${api.url}/api/slots?treatment=gp-consultation&clinic=nattvakt&date=${date}`)),
  )
  slots = lists.flatMap((it) => it.body.slots.map((slot: { id: string }) => slot.id))
})
afterAll(async () => {
  await api.kill()
  await operator.close()
  await proxy[Symbol.asyncDispose]()
  await server.dispose()
})

const terminateAll = () =>
  operator.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'innom' and pid <> pg_backend_pid()`)

const restart = (mode: 'fast' | 'immediate') => async () => {
  await server.stop(mode)
  await server.start()
}

const ways: [name: string, cut: () => unknown][] = [
  ['closed', () => proxy.cut('close')],
  ['reset', () => proxy.cut('reset')],
  ['terminated by an operator', terminateAll],
  ['cut by a restart', restart('fast')],
  ['cut by an immediate restart', restart('immediate')],
]

const isReady = () => expect.poll(async () => (await ask(`${api.url}/api/ready`)).status).toBe(200)

describe.each(ways)('PostgreSQL, whose connections are %s,', (_, cut) => {
  it(
    'makes bookings under load fail with 503 or 504 at worst, and then all works in the same process',
    patience,
    async () => {
      for (const round of rounds) {
        const answers = new Map<string, HttpReply>()
        const orders = new Map<string, object>()
        let isOver = false
        const send = async (slot: string) => {
          const phone = newPhone()
          const body = orders.get(slot) ?? orderFor(slot, phone, provePhone(phone))
          orders.set(slot, body)
          answers.set(slot, await order(api.url, body, slot))
        }
        const load = Array.from({ length: 12 }, async () => {
          while (!isOver && slots.length > 0) await send(slots.pop()!)
        })
        await expect.poll(() => answers.size, { interval: 1 }).toBeGreaterThan(5)
        await cut()
        const sinceCut = answers.size
        await expect.poll(() => answers.size).toBeGreaterThan(sinceCut)
        isOver = true
        await Promise.all(load)

        expect(api.child.exitCode, `in round ${round}`).toBeNull()
        const outcomes = [...answers.values()].map((it) => `${it.status} ${it.body.code ?? ''}`.trim())
        expect(['201', '503 unavailable', '504 timeout']).toEqual(expect.arrayContaining([...new Set(outcomes)]))
        await isReady()
        for (const [slot, { status }] of answers) if (status !== 201) await send(slot)
        expect([...answers.values()].map((it) => it.status)).toEqual([...answers].map(() => 201))
        const { rows } = await operator.run<{ slot: string }>(
          sql`select slot from bookings where slot = any(${[...answers.keys()]})`,
        )
        expect(rows.map((it) => it.slot).sort()).toEqual([...answers.keys()].sort())
      }
    },
  )

  it('is back by itself for a process that nobody was asking anything', patience, async () => {
    for (const _ of rounds) {
      await isReady()
      await cut()
      await isReady()
      expect(api.child.exitCode).toBeNull()
    }
  })
})
