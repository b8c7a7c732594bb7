import { join } from 'node:path'
import { openDatabase } from '#database/client.ts'
import { sql } from '#database/sql.ts'
import { startTestServer } from '#database/testing/postgres-server.ts'
import { makeChain } from './booking/chain.ts'
import { listSeparateSlots, makeOrder } from './booking/orders.ts'
import { startApi } from './booking/start-api.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { type Figure, ratioFigure } from './harness/figure.ts'
import { chooseLoadGenerator } from './harness/load.ts'
import { interleave } from './harness/rounds.ts'
import { runNode } from './harness/run-process.ts'
import { buildForServing } from './harness/site.ts'
import { compare } from './harness/statistics.ts'

const rounds = 7
const seconds = 4
const connections = 16
/** More than anybody books in one round. */
const perRound = 20_000

/** Whole bookings over HTTP, beside bare inserts under the same constraint through the same driver. */
export async function benchBook(context: BenchContext): Promise<Figure[]> {
  const { progress, folder } = context
  const { dist } = await buildForServing(context)
  const { generate } = chooseLoadGenerator(folder)
  progress('finding times to book')
  const chain = makeChain(dist, folder, 4)
  const slots = listSeparateSlots(chain, perRound * (rounds + 1))
  const postgres = await startTestServer()
  const api = await startApi(chain, postgres.url)
  const database = await openDatabase({ url: postgres.url, connections: 1 })
  try {
    let run = 0
    const bookSome = async () => {
      const orders = slots.splice(0, perRound).map((slot, index) => ({
        path: '/api/bookings',
        body: makeOrder(slot),
        headers: { 'idempotency-key': `${run}-${index}` },
      }))
      run++
      const before = await countBookings()
      await generate({ address: api.address, seconds, connections, requests: orders })
      const made = (await countBookings()) - before
      if (made >= perRound) throw new Error('there were not enough times to book')
      return made / seconds
    }
    const insertSome = async () => {
      const script = join(import.meta.dirname, 'booking/insert-raw.ts')
      const { output } = await runNode(script, [postgres.url, `raw-${run}`, String(seconds), String(connections)], {
        limit: 60,
      })
      return (JSON.parse(output) as { made: number }).made / seconds
    }
    const countBookings = async () =>
      (await database.run<{ count: number }>(sql`select count(*)::integer as count from bookings`)).rows[0]!.count
    progress('warming up')
    await bookSome()
    const results = await interleave(rounds, { ours: bookSome, baseline: insertSome }, () => progress('booking'))
    const note = `one server process, ${connections} at a time, each with its messages queued and sent; PostgreSQL with fsync off, so that the disk hides nothing.`
    return [
      ratioFigure(
        { bench: 'book', what: 'whole bookings', unit: 'a second', bar: { atLeast: 0.4 }, note },
        'bare inserts',
        compare(results),
      ),
    ]
  } finally {
    await database.close()
    await api.stop()
    await postgres.dispose()
  }
}
