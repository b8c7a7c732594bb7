import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { composeSite } from '#compiler/compose/compose-site.ts'
import { no } from '#messages/no.ts'
import { readCurrent } from '#releases/current.ts'
import { placeOf, siteFile } from '#releases/layout.ts'
import { todayIn } from '../commands/settings/today.ts'
import { copyProject } from './build/checkout.ts'
import { editPage } from './build/edited-page.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { type Figure, ratioFigure } from './harness/figure.ts'
import { interleave } from './harness/rounds.ts'
import { type Run, runNode } from './harness/run-process.ts'
import { compare } from './harness/statistics.ts'

const rounds = 5
const limit = 600

/**
 * `npm run build` after a change, with what the build before has left: one sentence of one page, and one word of the
 * interface, beside a build that finds nothing.
 */
export async function benchRebuild({ progress, content, folder }: BenchContext): Promise<Figure[]> {
  progress('copying the project')
  const project = join(folder, 'project')
  copyProject(content, project)
  const site = composeSite(content, 'norway', todayIn('norway'))
  const edited = site.pages.find(({ node, locale }) => node.kind === 'condition' && locale === 'no')!
  const page = editPage(join(project, 'content', 'pages', `${edited.node.id}.no.md`))
  const word = editWord(join(project, 'messages/no.ts'), no.site.skip)
  await buildProject(project)
  const results = await interleave(
    rounds,
    {
      full: () => {
        for (const kept of ['dist', '.cache']) rmSync(join(project, kept), { recursive: true, force: true })
        return buildProject(project)
      },
      page: () => rebuild(project, edited.node.in.no.path, page.change()),
      word: () => rebuild(project, '/', word()),
    },
    progress,
  )
  const between = (side: 'page' | 'word', read: (run: Run) => number) =>
    compare(results.map((round) => ({ ours: read(round[side]), baseline: read(round.full) })))
  const bench = 'rebuild'
  const baseline = 'the whole build'
  const seconds = (run: Run) => run.seconds
  const cpu = (run: Run) => run.cpuSeconds
  const pages = `${site.pages.length} pages`
  const figure = (what: string, side: 'page' | 'word', atMost: number) => [
    ratioFigure({ bench, what, unit: 's', bar: { atMost }, note: pages }, baseline, between(side, seconds)),
    ratioFigure({ bench, what: `${what}, CPU of all threads`, unit: 's' }, baseline, between(side, cpu)),
  ]
  return [
    ...figure('a sentence of a page changed', 'page', 0.1),
    ...figure('a word of the interface changed', 'word', 0.6),
  ]
}

/** Builds, and makes sure that the page which visitors get has the new text. */
async function rebuild(project: string, path: string, text: string): Promise<Run> {
  const run = await buildProject(project)
  const dist = join(project, 'dist')
  const file = siteFile(placeOf(dist, readCurrent(dist)!), path)
  const served = [readFileSync(file), brotliDecompressSync(readFileSync(`${file}.br`))]
  if (!served.every((html) => html.includes(text))) throw new Error(`${path} was built without '${text}'`)
  return run
}

/** What `npm run build` runs, in the environment that it gets. */
function buildProject(project: string): Promise<Run> {
  const env = { NODE_COMPILE_CACHE: join(project, '.cache/compiled') }
  return runNode(join(project, 'commands/build.ts'), [], { cwd: project, env, limit })
}

/** Changes a text of the interface each time it is called, and returns the new one. */
function editWord(file: string, text: string): () => string {
  const original = readFileSync(file, 'utf8')
  if (original.split(`'${text}'`).length !== 2) throw new Error(`'${text}' is not in ${file} exactly once`)
  let version = 0
  return () => {
    const changed = `${text} ${++version}`
    writeFileSync(file, original.replace(`'${text}'`, `'${changed}'`))
    return changed
  }
}
