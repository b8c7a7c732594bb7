import { openDatabase } from '#database/open.ts'
import { startTestServer } from '#database/testing/postgres-server.ts'
import { makeChain } from './booking/chain.ts'
import { fillCalendar } from './booking/fill-calendar.ts'
import { listQuestions } from './booking/questions.ts'
import { startApi } from './booking/start-api.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { chooseLoadGenerator } from './harness/choose-load.ts'
import { type Figure, ratioFigure } from './harness/figure.ts'
import { type MeasuredLoad, measureLoad } from './harness/measured-load.ts'
import { interleave } from './harness/rounds.ts'
import { buildForServing } from './harness/site.ts'
import { compare } from './harness/statistics.ts'

const rounds = 7
const seconds = 3
const connections = 32
/** A week of appointments: the largest chain has a third of a million of them. */
const days = 5

const numbers: Record<number, string> = { 1: 'as it is', 10: 'ten times as large', 100: 'a hundred times as large' }

/** The time a question takes when the chain is ten and a hundred times as large: clinics and people, as chains grow. */
export async function benchSlotsGrowth(context: BenchContext): Promise<Figure[]> {
  const { progress, folder } = context
  const { dist } = await buildForServing(context)
  const { generate } = chooseLoadGenerator(folder)
  await using servers = new AsyncDisposableStack()
  const sides: Record<string, () => Promise<MeasuredLoad>> = {}
  const people: Record<string, number> = {}
  for (const times of [1, 10, 100]) {
    progress(`filling a chain that is ${numbers[times]}`)
    const chain = makeChain(dist, folder, times)
    const postgres = servers.use(await startTestServer())
    const database = await openDatabase({ url: postgres.url, connections: 4 })
    await fillCalendar(database, chain, 0.7, days)
    await database.close()
    const api = servers.use(await startApi(chain, postgres.url))
    const requests = listQuestions(chain, days, 2_000).map((it) => ({ path: `/api/slots?${it}` }))
    for (const { path } of requests) await (await fetch(api.address + path)).arrayBuffer()
    people[times] = chain.facts.practitioners.length
    sides[times] = () =>
      measureLoad(generate, { address: api.address, seconds, connections, requests }, [api.child.pid!])
  }
  const results = await interleave(rounds, sides, () => progress('asking'))
  return [10, 100].flatMap((times) => {
    const what = `time a request, ${people[times]} practitioners`
    const by = (read: (load: MeasuredLoad) => number) =>
      compare(results.map((round) => ({ ours: read(round[times]!), baseline: read(round[1]!) })))
    const cpu = by((load) => load.microseconds)
    const figure = { bench: 'slots-growth', unit: 'µs' }
    return [
      ratioFigure(
        { ...figure, what, bar: { atMost: 1.2 } },
        `${people[1]}`,
        by((load) => 1e6 / load.requestsPerSecond),
      ),
      ...(Number.isNaN(cpu.ours) ? [] : [ratioFigure({ ...figure, what: `${what}, CPU` }, `${people[1]}`, cpu)]),
    ]
  })
}
