import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#database/client.ts'
import { readFunctions } from '#database/functions.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { createTestDatabase } from '#database/testing/shared-postgres.ts'
import { type BalancedClient, createBalancedClient } from '../../testing/balanced-client.ts'
import { type ApiProcess, ask, provePhone, startApiProcess } from '../../testing/start-process.ts'
import { newPhone, orderFor } from '../../testing/visit.ts'

/** Starting and stopping processes takes its time on a busy machine. */
const patience = { timeout: 300_000 }

/** As many as keep two processes busy all the time: requests wait in the system to be read. */
const visitors = 24

describe('two processes that are asked all the time', () => {
  let database: { url: string; drop(): Promise<void> }
  let operator: Database
  let processes: ApiProcess[]
  let slots: string[]
  const start = () => startApiProcess({ DATABASE_URL: database.url, DATABASE_CONNECTIONS: '8' })
  beforeAll(async () => {
    database = await createTestDatabase()
    operator = await openDatabase({ url: database.url, connections: 2 })
  })
  afterAll(async () => {
    await operator.close()
    await database.drop()
  })
  let over: boolean
  let failures: string[]
  let answered: number
  let clients: BalancedClient[]
  let load: Promise<unknown>

  beforeEach(async () => {
    processes = await Promise.all([start(), start()])
    const days = Array.from({ length: 21 }, (_, n) => Temporal.PlainDate.from('2026-11-10').add({ days: n }).toString())
    const lists = await Promise.all(
      days.map((date) => ask(`${processes[0]!.url}/api/slots?treatment=gp-consultation&clinic=nattvakt&date=${date}`)),
    )
    slots = lists.flatMap((it) => it.body.slots.map((slot: { id: string }) => slot.id))
    over = false
    failures = []
    answered = 0
    clients = [true, false].map((keeps) => createBalancedClient(() => processes.map(({ url }) => url), keeps))
    load = Promise.all(Array.from({ length: visitors }, (_, n) => visit(clients[n % clients.length]!, n)))
  })
  afterEach(async () => {
    over = true
    await load
    for (const it of clients) it.close()
    await Promise.all(processes.map((it) => it.kill()))
  })

  /** Every fourth one books, the others look at times. */
  async function visit(client: BalancedClient, n: number) {
    while (!over) {
      const slot = n % 4 === 0 ? slots.pop() : undefined
      const phone = newPhone()
      const reply = slot
        ? await client.ask('POST', '/api/bookings', orderFor(slot, phone, provePhone(phone)), {
            'idempotency-key': slot,
          })
        : await client.ask('GET', '/api/slots?treatment=gp-consultation&clinic=bislett&date=2026-11-10')
      answered++
      if (reply.status !== (slot ? 201 : 200)) failures.push(reply.failure ?? `${reply.status} ${reply.body}`)
    }
  }
  const more = async (count = 100) => {
    const before = answered
    await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(before + count)
  }

  it('are restarted one after the other, several times, and no request fails', patience, async () => {
    for (let round = 0; round < 2; round++) {
      for (const n of [0, 1]) {
        await more()
        const old = processes[n]!
        const exited = once(old.child, 'exit')
        old.child.kill('SIGTERM')
        expect(await exited).toEqual([0, null])
        await more()
        processes = processes.with(n, await start())
      }
    }
    await more()
    expect(failures).toEqual([])
  })

  it('serve on while new ones are started beside them and take over', patience, async () => {
    await more()
    const old = processes
    processes = [...old, ...(await Promise.all([start(), start()]))]
    await more()
    for (const it of old) {
      const exited = once(it.child, 'exit')
      it.child.kill('SIGTERM')
      expect(await exited).toEqual([0, null])
    }
    processes = processes.slice(2)
    await more()
    expect(failures).toEqual([])
  })

  it('serve on while a migration changes the tables and the functions that they use', patience, async () => {
    await more()
    for (const table of ['bookings', 'occupied_times', 'jobs', 'idempotency_keys', 'audit_events', 'rosters']) {
      await operator.inScriptTransaction((run) =>
        run(`alter table ${table} add column added_by_a_test text default ''`),
      )
      await more(50)
    }
    const changed = readFunctions().map((it) => ({ ...it, text: `${it.text}\n-- Another version.` }))
    await migrate(operator, changed)
    await more()
    expect(failures).toEqual([])
  })
})
