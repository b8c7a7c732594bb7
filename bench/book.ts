import { openDatabase } from '#database/open.ts'
import { sql } from '#database/sql.ts'
import { startTestServer } from '#database/testing/postgres-server.ts'
import { bookOverHttp } from './booking/book-over-http.ts'
import { type Chain, makeChain } from './booking/chain.ts'
import { findServerProcess, type Measured, type Place } from './booking/measured-bookings.ts'
import { listSeparateSlots } from './booking/orders.ts'
import { insertBare, writeInTransactions } from './booking/run-baselines.ts'
import { startApi } from './booking/start-api.ts'
import { requireSameSize } from './booking/written-rows.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { type Figure, ratioFigure } from './harness/figure.ts'
import { interleave } from './harness/rounds.ts'
import { buildForServing } from './harness/site.ts'
import { startTogether } from './harness/start-together.ts'
import { compare } from './harness/statistics.ts'

const rounds = 5
const slotCount = 130_000

interface SetUp {
  processes: number
  fsync: boolean
}

const setUps: SetUp[] = [
  { processes: 1, fsync: false },
  { processes: 2, fsync: false },
  { processes: 4, fsync: false },
  { processes: 1, fsync: true },
]

/** Whole bookings over HTTP, beside the same rows written as plain statements in one transaction through the same driver. */
export async function benchBook(context: BenchContext): Promise<Figure[]> {
  const { dist } = await buildForServing(context)
  context.progress('finding times to book')
  const chain = makeChain(dist, context.folder, 8)
  const slots = listSeparateSlots(chain, slotCount)
  const figures: Figure[] = []
  for (const setUp of setUps) figures.push(...drawFigures(setUp, await measure(context, chain, [...slots], setUp)))
  return figures
}

type Round = Record<'ours' | 'plain' | 'bare', Measured>

async function measure(context: BenchContext, chain: Chain, slots: string[], setUp: SetUp): Promise<Round[]> {
  const { processes, fsync } = setUp
  await using postgres = await startTestServer({ fsync })
  await using started = await startTogether(
    Array.from({ length: processes }, () => () => startApi(chain, postgres.url)),
  )
  const apis = started.all
  const database = await openDatabase({ url: postgres.url, connections: 2 })
  try {
    const postmaster = await findServerProcess(database)
    const place: Place = { chain, slots, database, url: postgres.url, folder: context.folder, processes, postmaster }
    const progress = (what: string) => context.progress(`${nameSetUp(setUp)}, ${what}`)
    progress('warming up')
    await bookOverHttp(place, apis, 8)
    await writeInTransactions(place, 2)
    // As the server does by itself within a minute: plans made for empty tables would read the whole of them, on both sides.
    await database.run(sql`analyze`)
    return await interleave(
      rounds,
      { ours: () => bookOverHttp(place, apis), plain: () => writeInTransactions(place), bare: () => insertBare(place) },
      progress,
    )
  } finally {
    await database.close()
  }
}

function drawFigures(setUp: SetUp, results: Round[]): Figure[] {
  for (const { ours, plain } of results) requireSameSize(ours.bytesEach!, plain.bytesEach!)
  const against = (baseline: 'plain' | 'bare', read: (side: Measured) => number) =>
    compare(results.map((round) => ({ ours: read(round.ours), baseline: read(round[baseline]) })))
  const figure = { bench: 'book', what: `whole bookings, ${nameSetUp(setUp)}`, unit: 'a second' }
  const rate = (side: Measured) => side.rate
  const cpu = against('plain', (side) => side.microseconds)
  const hasCpu = !Number.isNaN(cpu.ours)
  return [
    ratioFigure({ ...figure, bar: { atLeast: 1 } }, 'plain statements', against('plain', rate)),
    ...(hasCpu
      ? [ratioFigure({ ...figure, what: `${figure.what}, CPU each`, unit: 'µs' }, 'plain statements', cpu)]
      : []),
    ratioFigure(figure, 'bare inserts', against('bare', rate)),
  ]
}

function nameSetUp({ processes, fsync }: SetUp): string {
  const count = processes === 1 ? 'one process' : `${processes} processes`
  return fsync ? `${count}, fsync on` : count
}
