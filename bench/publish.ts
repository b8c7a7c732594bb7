import { openDatabase } from '#database/open.ts'
import { startTestServer } from '#database/testing/postgres-server.ts'
import { makeChain } from './booking/chain.ts'
import { fillCalendar } from './booking/fill-calendar.ts'
import { startApi } from './booking/start-api.ts'
import type { BenchContext } from './harness/benchmark.ts'
import type { Figure } from './harness/figure.ts'
import { buildForServing } from './harness/site.ts'
import { readPublished } from './publish/read-published.ts'

const times = 100
/** A week of appointments, a third of a million. */
const days = 5

/**
 * Everything that is published of a chain a hundred times as large, by one server process: how much memory that takes beyond publishing a
 * hundredth of it, and how much longer each clinic takes than those of the chain as it is.
 */
export async function benchPublish(context: BenchContext): Promise<Figure[]> {
  const { progress, folder } = context
  const { dist } = await buildForServing(context)
  const start = async (times: number) => {
    progress(`filling a chain, ${times} ×`)
    const chain = makeChain(dist, folder, times)
    const postgres = await startTestServer()
    const database = await openDatabase({ url: postgres.url, connections: 4 })
    await fillCalendar(database, chain, 0.7, days)
    await database.close()
    return { postgres, chain, api: await startApi(chain, postgres.url) }
  }
  const small = await start(1)
  const large = await start(times)
  try {
    const part = small.chain.facts.clinics.length
    // What a process knows of everybody's day it also knows for the directory, and before anything is published.
    for (const { api } of [small, large])
      await (await fetch(`${api.address}/api/practitioners/next-free`)).arrayBuffer()
    const read = (from: typeof small, clinics?: number) => {
      progress(`publishing ${clinics ?? from.chain.facts.clinics.length} clinics`)
      return readPublished(from.api, clinics)
    }
    await read(large, part)
    const hundredth = await read(large, part)
    // A file that is read for the first time gets its tag: both chains have been read before they are timed.
    await read(small)
    const first = await read(large)
    const before = await read(small)
    const again = await read(large)
    const after = await read(small)
    const whole = { ...again, peak: Math.max(first.peak, again.peak) }
    const once = (perSlot(before) + perSlot(after)) / 2
    const note = `${whole.slots} slots in ${whole.files} files, ${Math.round(whole.megabytes)} MB, ${Math.round(whole.seconds)} s.`
    return [
      {
        ...{ bench: 'publish', what: 'peak memory, the whole chain 100 ×', unit: 'MB', ours: whole.peak, note },
        baseline: { name: 'one hundredth of it', value: hundredth.peak },
        ratio: whole.peak / hundredth.peak,
        bar: { atMost: 1.2 },
      },
      {
        ...{ bench: 'publish', what: 'time a slot, 100 ×', unit: 'µs', ours: perSlot(whole) },
        baseline: { name: 'the chain as it is', value: once },
        ratio: perSlot(whole) / once,
        bar: { atMost: 1.2 },
      },
    ]
  } finally {
    for (const { api, postgres } of [small, large]) {
      await api[Symbol.asyncDispose]()
      await postgres[Symbol.asyncDispose]()
    }
  }
}

const perSlot = ({ seconds, slots }: Awaited<ReturnType<typeof readPublished>>) => (seconds / slots) * 1e6
