import { openDatabase } from '#database/open.ts'
import { sql } from '#database/sql.ts'
import { startTestServer } from '#database/testing/postgres-server.ts'
import { makeChain } from './booking/chain.ts'
import { listSeparateSlots, makeOrder } from './booking/orders.ts'
import { startApi } from './booking/start-api.ts'
import type { BenchContext } from './harness/benchmark.ts'
import type { Figure } from './harness/figure.ts'
import { buildForServing } from './harness/site.ts'
import { startTogether } from './harness/start-together.ts'

const attempts = 10_000
const slotCount = 100
const processes = 4
const width = 64

/** Thousands of attempts at few times through several server processes at once. */
export async function benchContend(context: BenchContext): Promise<Figure[]> {
  const { progress, folder } = context
  const { dist } = await buildForServing(context)
  const chain = makeChain(dist, folder, 1)
  const slots = listSeparateSlots(chain, slotCount)
  await using postgres = await startTestServer()
  const start = () => startApi(chain, postgres.url, { DATABASE_CONNECTIONS: '5' })
  await using apis = await startTogether(Array.from({ length: processes }, () => start))
  const answers = new Map<string, number>()
  let next = 0
  const work = async () => {
    for (let number = next++; number < attempts; number = next++) {
      // A hundred attempts at the same time come together, through all processes.
      const slot = slots[Math.floor(number / (attempts / slotCount))]!
      const answer = await attempt(apis.all[number % processes]!.address, slot, `attempt-${number}`)
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
      if (number % 500 === 0) progress(`attempt ${number} of ${attempts}`)
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  const database = await openDatabase({ url: postgres.url, connections: 1 })
  const { rows } = await database.run<{ made: number; times: number }>(
    sql`select (select count(*)::integer from bookings) as made, (select count(distinct slot)::integer from bookings) as times`,
  )
  await database.close()
  const count = (wanted: (answer: string) => boolean) =>
    [...answers].filter(([answer]) => wanted(answer)).reduce((sum, [, number]) => sum + number, 0)
  const bench = 'contend'
  return [
    {
      bench,
      what: `bookings in the database after ${attempts} attempts`,
      unit: '',
      ours: rows[0]!.made,
      bar: { exactly: slotCount },
    },
    { bench, what: 'times that are booked', unit: '', ours: rows[0]!.times, bar: { exactly: slotCount } },
    { bench, what: 'answers 201', unit: '', ours: count((it) => it === '201'), bar: { exactly: slotCount } },
    {
      bench,
      what: 'answers slot-taken',
      unit: '',
      ours: count((it) => it === '409 slot-taken'),
      bar: { exactly: attempts - slotCount },
    },
    {
      bench,
      what: 'answers 500',
      unit: '',
      ours: count((it) => it.startsWith('5')),
      bar: { exactly: 0 },
      note: [...answers].map(([answer, number]) => `${number} × ${answer}`).join(', '),
    },
  ]
}

async function attempt(address: string, slot: string, key: string): Promise<string> {
  const answer = await fetch(`${address}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: makeOrder(slot),
    signal: AbortSignal.timeout(60_000),
  })
  const { code } = (await answer.json()) as { code?: string }
  return code ? `${answer.status} ${code}` : String(answer.status)
}
