import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#database/open.ts'
import { startTestServer } from '#database/testing/postgres-server.ts'
import { makeChain } from './booking/chain.ts'
import { fillCalendar } from './booking/fill-calendar.ts'
import { listQuestions } from './booking/questions.ts'
import { startApi } from './booking/start-api.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { chooseLoadGenerator } from './harness/choose-load.ts'
import type { Figure } from './harness/figure.ts'
import { compareLoads, measureLoad } from './harness/measured-load.ts'
import { interleave } from './harness/rounds.ts'
import { buildForServing } from './harness/site.ts'

const rounds = 7
const seconds = 3
const connections = 32
const days = 60

/** Free times of a busy chain, beside the same server answering a constant of the same bytes. */
export async function benchSlots(context: BenchContext): Promise<Figure[]> {
  const { progress, folder } = context
  const { dist } = await buildForServing(context)
  const { generate } = chooseLoadGenerator(folder)
  const chain = makeChain(dist, folder, 1)
  await using postgres = await startTestServer()
  const constantFile = join(folder, 'constant.json')
  progress('filling the calendar')
  const database = await openDatabase({ url: postgres.url, connections: 4 })
  const appointments = await fillCalendar(database, chain, 0.7, days)
  await database.close()
  await using api = await startApi(chain, postgres.url, { CONSTANT: constantFile })
  const questions = listQuestions(chain, days, 5_000)
  progress('asking everything once')
  const size = await averageSize(api.address, questions)
  writeFileSync(constantFile, JSON.stringify({ constant: 'x'.repeat(Math.round(size) - 15) }))
  const measure = (path: string) => () => {
    const requests = questions.map((it) => ({ path: `${path}?${it}` }))
    return measureLoad(generate, { address: api.address, seconds, connections, requests }, [api.child.pid!])
  }
  const results = await interleave(rounds, { ours: measure('/api/slots'), baseline: measure('/api/constant') }, () =>
    progress('asking'),
  )
  const note = `${chain.facts.clinics.length} clinics, ${chain.facts.practitioners.length} practitioners, ${appointments} appointments; ${questions.length} different questions over ${days} days, ${Math.round(size)} bytes on average.`
  return compareLoads({ bench: 'slots', what: 'GET /api/slots', note }, 'a constant', results, {
    rate: { atLeast: 0.6 },
    p99: { atMost: 3 },
  })
}

async function averageSize(address: string, questions: string[]): Promise<number> {
  let bytes = 0
  for (const question of questions) {
    const answer = await fetch(`${address}/api/slots?${question}`)
    if (!answer.ok) throw new Error(`${question}: ${answer.status}`)
    bytes += (await answer.arrayBuffer()).byteLength
  }
  return bytes / questions.length
}
