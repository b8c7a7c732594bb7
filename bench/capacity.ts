import { openDatabase } from '#database/open.ts'
import { startTestServer } from '#database/testing/postgres-server.ts'
import { type Chain, makeChain } from './booking/chain.ts'
import { findServerProcess } from './booking/measured-bookings.ts'
import { drawPhone, listSeparateSlots, makeOrder } from './booking/orders.ts'
import { listQuestions } from './booking/questions.ts'
import { startApi } from './booking/start-api.ts'
import { codesOfAnHour, timeOfSpending } from './capacity/spending.ts'
import { measureStep, type Step, type StepCost, type Workplace } from './capacity/step-cost.ts'
import type { BenchContext } from './harness/benchmark.ts'
import type { Figure } from './harness/figure.ts'
import type { Request } from './harness/load.ts'
import { buildForServing, serveSite } from './harness/site.ts'

const rounds = 5
const seconds = 3

/** More than are asked in all rounds. */
const most = { slots: 100_000, questions: 5_000 }

/**
 * What each part of a visit costs in processor time, of the server and of PostgreSQL, and what it leaves on the disk: what docs/capacity.md reckons
 * with. The cheapest of the rounds counts: what others do to the machine makes a round dearer, never cheaper.
 */
export async function benchCapacity(context: BenchContext): Promise<Figure[]> {
  const { progress, folder } = context
  const site = await buildForServing(context)
  const chain = makeChain(site.dist, folder, 8)
  await using postgres = await startTestServer()
  const database = await openDatabase({ url: postgres.url, connections: 2 })
  try {
    const postmaster = await findServerProcess(database)
    const costs: Record<string, StepCost[]> = {}
    const measure = async (place: Workplace, step: Step) => {
      await measureStep(place, { ...step, seconds: 1 })
      for (let round = 0; round < rounds; round++) {
        progress(`${step.name}, round ${round + 1} of ${rounds}`)
        costs[step.name] = [...(costs[step.name] ?? []), await measureStep(place, step)]
      }
    }
    {
      await using server = await serveSite(site.dist, 14, { DATABASE_URL: postgres.url })
      const { path } = site.pages.find(({ kind, locale }) => kind === 'condition' && locale === 'no')!
      const page = [{ path, headers: { 'accept-encoding': 'br' } }]
      await measure({ database, postmaster, folder, server }, { name: 'a page', seconds, requests: () => page })
    }
    {
      await using server = await startApi(chain, postgres.url, { TRUST_PROXY: '1', SMS_PER_HOUR: '1000000' })
      const place = { database, postmaster, folder, server }
      for (const step of listSteps(chain)) {
        if (!step.counts) await askOnce(server.address, step.requests(seconds))
        await measure(place, step)
      }
    }
    const spending: Figure[] = []
    for (const count of codesOfAnHour) {
      progress(`codes while ${count} were sent in the hour`)
      spending.push({
        ...{ bench: 'capacity', what: `the spend breaker, ${count} codes in the hour`, unit: 'ms' },
        ours: await timeOfSpending(database, count),
      })
    }
    return [...Object.entries(costs).flatMap(([name, rounds]) => drawFigures(name, rounds)), ...spending]
  } finally {
    await database.close()
  }
}

/** So that what is measured is answered from what the server has kept, as it is on a busy day. */
async function askOnce(address: string, requests: Request[]): Promise<void> {
  for (const { path } of requests) await (await fetch(address + path)).arrayBuffer()
}

/** Each of these is asked by somebody at another address, as visitors are. */
function listSteps(chain: Chain): Step[] {
  const questions = listQuestions(chain, 60, most.questions).map((it) => ({ path: `/api/slots?${it}` }))
  const slots = listSeparateSlots(chain, most.slots)
  // From all over the calendar: only some times of a day may be held. Enough for every round, or they would be asked for twice.
  const spread = slots.filter((_, n) => n % 5 === 0)
  const booked = slots.filter((_, n) => n % 5 !== 0)
  let asked = 0
  const from = () => {
    asked++
    return { 'x-forwarded-for': `${11 + (asked >> 16)}.${(asked >> 8) & 255}.${asked & 255}.7` }
  }
  const post = (path: string, body: string, headers = {}): Request => ({
    path,
    body,
    headers: { ...from(), ...headers },
  })
  const take = (list: string[], seconds: number) => list.splice(0, 2_500 * seconds)
  return [
    { name: 'the free times of a day', seconds, requests: () => questions },
    {
      ...{ name: 'a held time', seconds, counts: 'occupied_times' },
      requests: (time) => take(spread, time / 2).map((slot) => post('/api/holds', JSON.stringify({ slot }))),
    },
    {
      ...{ name: 'a code by SMS', seconds, counts: 'verifications', kind: 'code' },
      requests: (time) =>
        Array.from({ length: 2_500 * time }, () =>
          post('/api/verifications', JSON.stringify({ phone: drawPhone(), locale: 'en' })),
        ),
    },
    {
      ...{ name: 'a booking with its message', seconds, counts: 'bookings', kind: 'confirmation' },
      requests: (time) =>
        take(booked, time).map((slot, n) =>
          post('/api/bookings', makeOrder(slot), { 'idempotency-key': `capacity-${asked}-${n}` }),
        ),
    },
  ]
}

function drawFigures(name: string, rounds: StepCost[]): Figure[] {
  const figure = (what: string, unit: string, read: (cost: StepCost) => number): Figure => {
    const values = rounds.map(read)
    const note = `The dearest of ${values.length} rounds: ${Math.round(Math.max(...values))}.`
    return { bench: 'capacity', what: `${name}, ${what}`, unit, ours: Math.min(...values), note }
  }
  const leaves = rounds.every((it) => it.bytes !== undefined)
  return [
    figure('server', 'µs', (it) => it.server),
    figure('PostgreSQL', 'µs', (it) => it.database),
    ...(leaves
      ? [figure('on the disk', 'bytes', (it) => it.bytes!), figure('in the log', 'bytes', (it) => it.logged!)]
      : []),
  ]
}
