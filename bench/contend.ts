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
const placeAttempts = 3_000
const placeCount = 30
const processes = 4
const width = 64

/** A group of the chain, and the first of its runs that begins after the moment of the benchmark. */
const group = { id: 'mindfulness', run: 'mindfulness-2026-11-24', treatment: 'mindfulness-course' }

/** Thousands of attempts at few times, and at few places of a course, through several server processes at once. */
export async function benchContend(context: BenchContext): Promise<Figure[]> {
  const { progress, folder } = context
  const { dist } = await buildForServing(context)
  const chain = makeChain(dist, folder, 1, (facts) => ({
    ...facts,
    groups: facts.groups.map((it) => (it.id === group.id ? { ...it, places: placeCount } : it)),
  }))
  const slots = listSeparateSlots(chain, slotCount)
  await using postgres = await startTestServer()
  const start = () => startApi(chain, postgres.url, { DATABASE_CONNECTIONS: '5', TRUST_PROXY: '1' })
  await using apis = await startTogether(Array.from({ length: processes }, () => start))
  const addressOf = (number: number) => apis.all[number % processes]!.address
  // A hundred attempts at the same time come together, through all processes.
  const slotOf = (number: number) => slots[Math.floor(number / (attempts / slotCount))]!
  const times = await collect(attempts, progress, (number) =>
    attempt(addressOf(number), makeOrder(slotOf(number)), `attempt-${number}`),
  )
  const places = await collect(placeAttempts, progress, (number) => attemptPlace(addressOf, number))
  const database = await openDatabase({ url: postgres.url, connections: 1 })
  const { rows } = await database.run<{ made: number; times: number; places: number; taken: number }>(sql`
    select count(*) filter (where group_booking is null)::integer as made,
      count(distinct slot) filter (where group_booking is null)::integer as times,
      count(*) filter (where group_booking is not null)::integer as places,
      (select count(*)::integer from occupied_times where practitioner like ${`${group.run}#%`}) as taken
    from bookings`)
  await database.close()
  const found = rows[0]!
  const bench = 'contend'
  const figure = (what: string, ours: number, exactly: number, note?: string): Figure => ({
    ...{ bench, what, unit: '', ours, bar: { exactly } },
    ...(note && { note }),
  })
  return [
    figure(`bookings in the database after ${attempts} attempts`, found.made, slotCount),
    figure('times that are booked', found.times, slotCount),
    figure('answers 201', times.count('201'), slotCount),
    figure('answers slot-taken', times.count('409 slot-taken'), attempts - slotCount),
    figure('answers 500', times.count('5'), 0, times.note),
    figure(
      `places of a course that are booked after ${placeAttempts} attempts, half of them by a hold`,
      found.places,
      placeCount,
    ),
    figure('places of the course that are taken', found.taken, placeCount),
    figure('answers 500 about places', places.count('5'), 0, places.note),
  ]
}

/** Makes attempts, many at once, and counts their answers. */
async function collect(most: number, progress: (text: string) => void, attempt: (number: number) => Promise<string>) {
  const answers = new Map<string, number>()
  let next = 0
  const work = async () => {
    for (let number = next++; number < most; number = next++) {
      const answer = await attempt(number)
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
      if (number % 500 === 0) progress(`attempt ${number} of ${most}`)
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  return {
    count: (beginning: string) =>
      [...answers].filter(([it]) => it.startsWith(beginning)).reduce((sum, [, number]) => sum + number, 0),
    note: [...answers].map(([answer, number]) => `${number} × ${answer}`).join(', '),
  }
}

/** Every second one holds a place in one process and books it in another. */
async function attemptPlace(addressOf: (number: number) => string, number: number): Promise<string> {
  const order = { group: group.run, treatment: group.treatment }
  if (number % 2 === 0) return attempt(addressOf(number), makeOrder(order), `place-${number}`)
  const held = await post(`${addressOf(number)}/api/holds`, JSON.stringify({ group: group.run }), {
    'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`,
  })
  if (held.status !== 201) return `hold ${held.status} ${held.body.code}`
  return attempt(addressOf(number + 1), makeOrder({ ...order, hold: held.body.id }), `place-${number}`)
}

async function attempt(address: string, order: string, key: string): Promise<string> {
  const { status, body } = await post(`${address}/api/bookings`, order, { 'idempotency-key': key })
  return body.code ? `${status} ${body.code}` : String(status)
}

async function post(url: string, body: string, headers: Record<string, string>) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(60_000),
  })
  return { status: answer.status, body: (await answer.json()) as { code?: string; id?: string } }
}
