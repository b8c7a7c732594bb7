import type { Appointment, Slot } from '@medplum/fhirtypes'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { sql } from '#database/sql.ts'
import { createTestDatabase } from '#database/testing/shared-postgres.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { identifiers, seedFhirWorld, startFhirWorld } from '../../testing/fhir-world.ts'
import { type ApiProcess, ask, inParallel, order, provePhone, startApiProcess } from '../../testing/start-process.ts'
import { newPhone, orderFor } from '../../testing/visit.ts'

/** Starting and killing processes takes its time on a busy machine; nothing here waits for the clock. */
const patience = { timeout: 300_000 }

let world: Awaited<ReturnType<typeof startFhirWorld>>
let stored: Awaited<ReturnType<typeof createTestDatabase>>
let processes: ApiProcess[] = []
beforeAll(async () => {
  world = await startFhirWorld()
  stored = await createTestDatabase()
  processes = [await start(), await start()]
}, patience.timeout)
beforeEach(async () => {
  world.server.behave()
  await seedFhirWorld(
    world.server,
    sampleFacts.practitioners
      .filter(({ shifts }) => shifts.some(({ clinic }) => clinic === 'nattvakt'))
      .map(({ id }) => ({
        practitioner: id,
        clinic: 'nattvakt',
        from: Temporal.Instant.from('2026-11-12T10:00:00Z'),
        to: Temporal.Instant.from('2026-11-12T16:00:00Z'),
        minutes: 10,
      })),
  )
})
afterAll(async () => {
  for (const it of processes) await it.kill()
  await stored.drop()
  await world.server.close()
})

const start = () =>
  startApiProcess({
    ...{ DATABASE_URL: stored.url, DATABASE_CONNECTIONS: '5', REQUEST_TIMEOUT: '120000' },
    ...{ PROVIDER: 'fhir', PROVIDER_URL: world.server.url, PROVIDER_CLIENT_ID: 'innom' },
    ...{ PROVIDER_CLIENT_KEY: world.privateKey, PROVIDER_IDENTIFIERS: identifiers },
    PROVIDER_SCOPES: 'system/Slot.read system/Slot.write',
  })
const newOrder = (slot: string) => {
  const phone = newPhone()
  return orderFor(slot, phone, provePhone(phone))
}
const listSlots = async ({ url }: ApiProcess): Promise<string[]> => {
  const { body } = await ask(`${url}/api/slots?treatment=gp-consultation&clinic=nattvakt&date=2026-11-12`)
  return body.slots.map(({ id }: { id: string }) => id)
}
const booked = async () =>
  (await world.server.all<Appointment>('Appointment')).filter(({ status }) => status === 'booked')
const countRecords = async () => {
  const database = await openDatabase({ url: stored.url, connections: 1 })
  const { rows } = await database.run<{ n: number; ids: number }>(
    sql`select count(*)::integer as n, count(distinct remote_id)::integer as ids from bookings where state = 'booked'`,
  )
  await database.close()
  return rows[0]
}

it('of two processes and the journal’s own users nobody gets what somebody else has', patience, async () => {
  const slots = (await listSlots(processes[0]!)).slice(0, 6)
  expect(slots).toHaveLength(6)
  // Staff of the journal close a Slot now and then, in the middle of it.
  let requests = 0
  world.server.before(
    ({ path }) => path === '/fhir' && requests++ % 7 === 3,
    async () => {
      const free = (await world.server.all<Slot>('Slot')).find(({ status }) => status === 'free')
      if (free) await world.server.repository.updateResource({ ...free, status: 'busy-unavailable' })
    },
  )
  const answers: string[] = []
  await inParallel([...Array(48).keys()], 12, async (n) => {
    const { status, body } = await order(processes[n % 2]!.url, newOrder(slots[n % 6]!), `attempt-${n}`)
    answers.push(status === 201 ? 'booked' : body.code)
  })
  const won = answers.filter((it) => it === 'booked').length
  expect(won).toBeGreaterThan(0)
  expect(answers.filter((it) => it === 'slot-taken')).toHaveLength(48 - won)
  const taken = (await booked()).flatMap(({ slot = [] }) => slot.map(({ reference }) => reference!))
  expect(await booked()).toHaveLength(won)
  expect(new Set(taken).size).toBe(taken.length)
  const busy = (await world.server.all<Slot>('Slot')).filter(({ status }) => status === 'busy')
  expect(busy.map(({ id }) => `Slot/${id}`).sort()).toEqual(taken.sort())
  expect(await countRecords()).toEqual({ n: won, ids: won })
})

it(
  'a process that dies when the booking is made there leaves one booking, found by the same request',
  patience,
  async () => {
    const { n: before } = (await countRecords())!
    const [slot] = await listSlots(processes[1]!)
    const wanted = newOrder(slot!)
    world.server.loseAnswer('stall', ({ path }) => path === '/fhir')
    const unanswered = order(processes[0]!.url, wanted, 'the-same')
    await expect.poll(async () => (await booked()).length, { timeout: 60_000 }).toBe(1)
    await processes[0]!.kill()
    expect((await unanswered).status).toBe(0)
    expect((await countRecords())!.n).toBe(before)
    expect((await order(processes[1]!.url, wanted, 'the-same')).status).toBe(201)
    expect(await booked()).toHaveLength(1)
    expect((await countRecords())!.n).toBe(before + 1)
  },
)
