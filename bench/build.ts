import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ComposedSite, composeSite } from '#compiler/compose/compose-site.ts'
import { markets } from '#domain/market.ts'
import { appDataAddress } from '#domain/site-addresses.ts'
import { readCurrent } from '#releases/current.ts'
import { placeOf, siteFile } from '#releases/layout.ts'
import { textFont } from '#ui/font/brand-font.ts'
import { type HeadParts, writeAstroCorpus } from './build/astro-corpus.ts'
import { growContent } from './build/grow-content.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { type Figure, ratioFigure } from './harness/figure.ts'
import { ensureInstalled } from './harness/install.ts'
import { interleave } from './harness/rounds.ts'
import { type Run, runNode } from './harness/run-process.ts'
import { compare } from './harness/statistics.ts'

const peer = resolve(import.meta.dirname, 'peers/astro')
const siteUrl = 'http://localhost:8000'
const pages = 1800
const rounds = 3
const limit = 600

/** Compiles the whole site in a fresh process with nothing kept, beside Astro 7 building the same pages. */
export async function benchBuild({ progress, content, folder }: BenchContext): Promise<Figure[]> {
  ensureInstalled(peer)
  const small = await prepare(content, join(folder, 'x1'), pages, progress)
  const large = await prepare(content, join(folder, 'x4'), pages * 4, progress)
  const results = await interleave(
    rounds,
    {
      'ours, 1×': () => compileOurs(small),
      'Astro, 1×': () => compileAstro(small),
      'ours, 4×': () => compileOurs(large),
      'Astro, 4×': () => compileAstro(large),
    },
    progress,
  )
  const between = (ours: keyof (typeof results)[0], baseline: keyof (typeof results)[0], read: (run: Run) => number) =>
    compare(results.map((round) => ({ ours: read(round[ours]), baseline: read(round[baseline]) })))
  const seconds = (run: Run) => run.seconds
  const perPage = results.map((round) => ({
    ours: (round['ours, 4×'].seconds * 1000) / large.pages,
    baseline: (round['ours, 1×'].seconds * 1000) / small.pages,
  }))
  const bench = 'build'
  const astro = 'Astro 7'
  return [
    ratioFigure(
      { bench, what: `${small.pages} pages`, unit: 's', bar: { atMost: 0.5 }, note: describeBytes(small) },
      astro,
      between('ours, 1×', 'Astro, 1×', seconds),
    ),
    ratioFigure(
      { bench, what: `${large.pages} pages`, unit: 's', bar: { atMost: 0.5 } },
      astro,
      between('ours, 4×', 'Astro, 4×', seconds),
    ),
    ratioFigure(
      { bench, what: `${small.pages} pages, CPU of all threads`, unit: 's' },
      astro,
      between('ours, 1×', 'Astro, 1×', (run) => run.cpuSeconds),
    ),
    ratioFigure({ bench, what: 'time a page at 4×', unit: 'ms', bar: { atMost: 1.15 } }, 'at 1×', compare(perPage)),
    ratioFigure(
      { bench, what: 'peak memory at 4×', unit: 'MB', bar: { atMost: 1.25 } },
      'at 1×',
      between('ours, 4×', 'ours, 1×', (run) => run.peakMegabytes),
    ),
    ratioFigure(
      { bench, what: 'peak memory at 4×', unit: 'MB' },
      astro,
      between('ours, 4×', 'Astro, 4×', (run) => run.peakMegabytes),
    ),
  ]
}

interface Corpus {
  folder: string
  pages: number
  /** Bytes of all HTML, ours and Astro's: close together, or the two do not build the same. */
  html?: { ours: number; astro: number }
}

/** The same pages as content of ours and as a corpus for Astro. */
async function prepare(content: string, folder: string, count: number, progress: BenchContext['progress']) {
  progress(`preparing ${count} pages`)
  mkdirSync(folder, { recursive: true })
  const today = Temporal.Now.plainDateISO(markets.norway.zone).toString()
  const present = composeSite(content, 'norway', today).pages.length
  growContent(content, join(folder, 'content'), count, present)
  const site = composeSite(join(folder, 'content'), 'norway', today)
  const corpus: Corpus = { folder, pages: site.pages.length }
  await compileOurs(corpus)
  writeAstroCorpus(site, readHead(folder, site), join(folder, 'astro'))
  await compileAstro(corpus)
  const ours = measureHtml(join(folder, 'dist'))
  const astro = measureHtml(join(folder, 'astro-dist'))
  if (ours.files !== astro.files) throw new Error(`ours made ${ours.files} pages, Astro ${astro.files}`)
  corpus.html = { ours: ours.bytes, astro: astro.bytes }
  return corpus
}

function compileOurs({ folder }: Corpus): Promise<Run> {
  const [dist, cache] = emptied(join(folder, 'dist'), join(folder, 'cache'))
  const script = join(import.meta.dirname, 'build/compile.ts')
  return runNode(script, [join(folder, 'content'), dist, cache, siteUrl], { limit })
}

function compileAstro({ folder }: Corpus): Promise<Run> {
  const [OUT, CACHE] = emptied(join(folder, 'astro-dist'), join(folder, 'astro-cache'), join(peer, '.astro'))
  const env = {
    CORPUS: resolve(folder, 'astro'),
    OUT: resolve(OUT),
    CACHE: resolve(CACHE),
    SITE_URL: siteUrl,
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  return runNode(join(peer, 'node_modules/astro/bin/astro.mjs'), ['build', '--silent'], { cwd: peer, env, limit })
}

function emptied(...folders: [string, string, ...string[]]) {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  return folders
}

/** The CSS is that of a condition page, which most of the corpus are. */
function readHead(folder: string, site: ComposedSite): HeadParts {
  const { bundle } = JSON.parse(readFileSync(join(folder, 'cache/bundle.json'), 'utf8'))
  const dist = join(folder, 'dist')
  const place = placeOf(dist, readCurrent(dist)!)
  const { artBase } = JSON.parse(readFileSync(siteFile(place, appDataAddress), 'utf8'))
  const { node, locale } = site.pages.find(({ node }) => node.kind === 'condition')!
  const html = readFileSync(siteFile(place, node.in[locale].path), 'utf8')
  const css = /<style>(.*?)<\/style>/s.exec(html)![1]!
  return { css, script: bundle.inlineScript, entry: bundle.entry, font: textFont.path, artBase }
}

function measureHtml(folder: string): { files: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) }
}

function describeBytes({ html, pages: count }: Corpus): string {
  const perPage = (bytes: number) => `${(bytes / count / 1024).toFixed(1)} KB`
  return `HTML a page before compression: ours ${perPage(html!.ours)}, Astro ${perPage(html!.astro)}; ours also writes JSON and brotli.`
}
