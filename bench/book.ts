import { join } from 'node:path'
import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open.ts'
import { sql } from '#database/sql.ts'
import { startTestServer } from '#database/testing/postgres-server.ts'
import { makeChain } from './booking/chain.ts'
import { listSeparateSlots, makeOrder } from './booking/orders.ts'
import { startApi } from './booking/start-api.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { chooseLoadGenerator } from './harness/choose-load.ts'
import { cpuWhile, parentOf } from './harness/cpu.ts'
import { type Figure, ratioFigure } from './harness/figure.ts'
import { interleave } from './harness/rounds.ts'
import { runNode } from './harness/run-process.ts'
import { buildForServing } from './harness/site.ts'
import { compare } from './harness/statistics.ts'

const rounds = 7
const seconds = 3
const connections = 16
/** More than can be booked in one go. */
const perRound = 30_000

/** Whole bookings over HTTP, beside bare inserts under the same constraint through the same driver. */
export async function benchBook(context: BenchContext): Promise<Figure[]> {
  const { progress, folder } = context
  const { dist } = await buildForServing(context)
  const { generate } = chooseLoadGenerator(folder)
  progress('finding times to book')
  const chain = makeChain(dist, folder, 6)
  const slots = listSeparateSlots(chain, 100_000)
  const postgres = await startTestServer()
  const api = await startApi(chain, postgres.url)
  const database = await openDatabase({ url: postgres.url, connections: 1 })
  try {
    let run = 0
    const postmaster = await findServerProcess(database)
    const countBookings = async () =>
      (await database.run<{ count: number }>(sql`select count(*)::integer as count from bookings`)).rows[0]!.count
    const bookSome = async (time = seconds) => {
      const name = ++run
      const requests = slots.slice(0, perRound).map((slot, index) => ({
        path: '/api/bookings',
        body: makeOrder(slot),
        headers: { 'idempotency-key': `${name}-${index}` },
      }))
      const before = await countBookings()
      const { result: made, microseconds } = await cpuWhile(
        [api.child.pid!, postmaster],
        async () => {
          await generate({ address: api.address, seconds: time, connections, requests })
          return (await countBookings()) - before
        },
        (count) => count,
      )
      if (made >= perRound) throw new Error('there were not enough times to book')
      // Requests in flight at the end may book their slots too, so those are not used again.
      slots.splice(0, made + 2 * connections)
      return { rate: made / time, microseconds }
    }
    const insertSome = async () => {
      const args = [postgres.url, `raw-${++run}`, String(seconds), String(connections)]
      const { result, microseconds } = await cpuWhile(
        [postmaster],
        async () => {
          const script = join(import.meta.dirname, 'booking/insert-raw.ts')
          const { output } = await runNode(script, args, { limit: 60 })
          return JSON.parse(output) as { made: number; cpuMicroseconds: number }
        },
        ({ made }) => made,
      )
      return { rate: result.made / seconds, microseconds: microseconds + result.cpuMicroseconds / result.made }
    }
    progress('warming up')
    await bookSome(10)
    const results = await interleave(rounds, { ours: () => bookSome(), baseline: insertSome }, () =>
      progress('booking'),
    )
    const note = `one server process, ${connections} at a time, each with its messages queued and sent; PostgreSQL with fsync off, so that the disk hides nothing.`
    const by = (read: (side: { rate: number; microseconds: number }) => number) =>
      compare(results.map(({ ours, baseline }) => ({ ours: read(ours), baseline: read(baseline) })))
    const cpu = by((side) => side.microseconds)
    const baseline = 'bare inserts'
    return [
      ratioFigure(
        { bench: 'book', what: 'whole bookings', unit: 'a second', bar: { atLeast: 0.4 }, note },
        baseline,
        by((side) => side.rate),
      ),
      ...(Number.isNaN(cpu.ours)
        ? []
        : [ratioFigure({ bench: 'book', what: 'whole bookings, CPU each', unit: 'µs' }, baseline, cpu)]),
    ]
  } finally {
    await database.close()
    await api.stop()
    await postgres.dispose()
  }
}

/** The process that all connections of the PostgreSQL server belong to. */
async function findServerProcess(database: Database): Promise<number> {
  const { rows } = await database.run<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return parentOf(rows[0]!.pid)
}
