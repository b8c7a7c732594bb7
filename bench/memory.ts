import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startTestServer } from '#database/testing/postgres-server.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { todayIn } from '../commands/settings/today.ts'
import type { BenchContext } from './harness/benchmark.ts'
import type { Figure } from './harness/figure.ts'
import { residentMemory } from './harness/resident-memory.ts'
import { type BuiltSite, buildForServing, serveSite } from './harness/site.ts'
import { askOnce } from './memory/ask-once.ts'
import { listPages, listQuestions } from './memory/requests.ts'

const pages = 10_000
const questions = 300_000
const connections = 16

/** Resident memory of one process, as it is after many different pages and questions: nothing is asked twice, so that caches only fill. */
export async function benchMemory(context: BenchContext): Promise<Figure[]> {
  const site = await buildForServing(context)
  const embedded = await measure(context, site, 'embedded', { atMost: 300 })
  await using postgres = await startTestServer()
  return [...(await measure(context, site, 'PostgreSQL', { atMost: 200 }, postgres.url)), ...embedded]
}

async function measure(
  { progress, folder }: BenchContext,
  site: BuiltSite,
  engine: string,
  bar: Figure['bar'],
  databaseUrl?: string,
): Promise<Figure[]> {
  const data = join(folder, 'data')
  rmSync(data, { recursive: true, force: true })
  // The first start compiles the code and makes the database; what counts is every start after it.
  const open = () =>
    serveSite(site.dist, 11, { DATA_DIR: data, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) })
  await (await open())[Symbol.asyncDispose]()
  await using server = await open()
  const { pid } = server.child
  const facts = JSON.parse(readFileSync(join(site.place.folder, 'facts.json'), 'utf8')) as Facts
  const today = todayIn('norway')
  const atStart = residentMemory(pid!)
  progress(`${engine}: pages`)
  const seen = await askOnce(server.address, listPages(site, pages), connections)
  const afterPages = residentMemory(pid!)
  progress(`${engine}: questions`)
  const answered = await askOnce(server.address, listQuestions(facts, today, questions), connections)
  const ours = residentMemory(pid!)
  const note = `${seen.asked} pages, ${answered.asked} questions (${listStatuses(answered.statuses)}); ${Math.round(atStart)} MB after the start, ${Math.round(afterPages)} after the pages.`
  return [{ bench: 'memory', what: `a serving process, ${engine}`, unit: 'MB', ours, bar, note }]
}

const listStatuses = (statuses: Record<number, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
