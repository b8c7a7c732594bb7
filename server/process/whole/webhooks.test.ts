import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { sql } from '#database/sql.ts'
import { createTestDatabase } from '#database/testing/shared-postgres.ts'
import { allEvents } from '../../clients/client-scopes.ts'
import { drawWebhookSecret } from '../../clients/webhooks/sign-webhook.ts'
import { createSecrets } from '../../identity/secrets.ts'
import { ask, order, processSecret, provePhone, startApiProcess } from '../../testing/start-process.ts'
import { mondayMorning } from '../../testing/test-api.ts'
import { newPhone, orderFor } from '../../testing/visit.ts'
import { startReceiver } from '../../testing/webhook-receiver.ts'

/** Starting and killing processes takes its time on a busy machine. */
const patience = { timeout: 300_000 }

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const it of cleanUp.splice(0).reverse()) await it()
})

describe('webhooks of several processes', () => {
  async function open() {
    const { url, drop } = await createTestDatabase()
    cleanUp.push(drop)
    const database = await openDatabase({ url, connections: 1 })
    cleanUp.push(() => database.close())
    const receiver = await startReceiver()
    cleanUp.push(receiver.close)
    const start = async (clock = mondayMorning) => {
      const process = await startApiProcess({ DATABASE_URL: url, DATABASE_CONNECTIONS: '3', CLOCK: clock.toString() })
      cleanUp.push(() => process.kill())
      return process
    }
    const addClient = () =>
      database.run(sql`
        insert into clients (id, name, secret_hash, scopes, clinics, created_at, created_by, webhook_url, webhook_secret)
        values ('journal', 'A journal', 'x', ${[allEvents]}::text[], '{}', ${mondayMorning}, 'test', ${receiver.url},
          ${createSecrets(processSecret).seal(drawWebhookSecret())})`)
    return { database, receiver, start, addClient }
  }
  const listSlots = async (url: string): Promise<string[]> => {
    const { body } = await ask(`${url}/api/slots?treatment=gp-consultation&clinic=nattvakt&date=2026-11-12`)
    return body.slots.map((slot: { id: string }) => slot.id)
  }
  const book = async (url: string, slot: string) => {
    const phone = newPhone()
    expect((await order(url, orderFor(slot, phone, provePhone(phone)), `key-${phone}`)).status).toBe(201)
  }

  it('sends each event once', patience, async () => {
    const { receiver, start, addClient } = await open()
    const processes = await Promise.all([start(), start(), start()])
    await addClient()
    const slots = (await listSlots(processes[0]!.url)).slice(0, 30)
    await Promise.all(slots.map((slot, n) => book(processes[n % 3]!.url, slot)))
    await expect.poll(() => receiver.taken.length, { timeout: 120_000 }).toBe(30)
    expect(new Set(receiver.taken.map(({ id }) => id)).size).toBe(30)
  })

  it('sends again under the same id what a process was sending when it died', patience, async () => {
    const { database, receiver, start, addClient } = await open()
    receiver.behave('stall')
    const first = await start()
    await addClient()
    const [slot] = await listSlots(first.url)
    await book(first.url, slot!)
    await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(1)
    await first.kill()
    const { rows } = await database.run(sql`select from jobs where kind = 'webhook' and state = 'running'`)
    expect(rows).toHaveLength(1)
    receiver.behave({ status: 204, body: '' })
    await start(mondayMorning.add({ minutes: 5 }))
    await expect.poll(() => receiver.taken.length, { timeout: 60_000 }).toBe(1)
    expect(receiver.taken[0]!.id).toBe(receiver.received[0]!.headers['webhook-id'])
  })
})
