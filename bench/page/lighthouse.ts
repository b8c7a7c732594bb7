import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unlisted } from '#compiler/output/pages/document-parts.ts'
import type { Progress } from '#compiler/output/progress.ts'
import type { PageData } from '#page-data/pages.ts'
import type { Figure } from '../harness/figure.ts'
import { ensureInstalled } from '../harness/install.ts'
import { launchBrowser } from '../harness/phone.ts'
import { median } from '../harness/statistics.ts'

const tools = resolve(import.meta.dirname, '../tools')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

interface Verdict {
  kind: string
  scores: Partial<Record<Category, number>>
  /** Audits that cost points. */
  complaints: string[]
}

/** Lighthouse's mobile scores for a page of every kind: the worst of each category counts. */
export async function judgeByLighthouse(address: string, pages: PageData[], progress: Progress): Promise<Figure[]> {
  ensureInstalled(tools)
  const { default: lighthouse } = await import(
    pathToFileURL(resolve(tools, 'node_modules/lighthouse/core/index.js')).href
  )
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  const verdicts: Verdict[] = []
  try {
    for (const page of pages) {
      progress(`Lighthouse on kind ${page.kind}`)
      verdicts.push(await judge(lighthouse, port, address, page))
    }
  } finally {
    await browser.close()
  }
  return categories.map((category) => {
    const judged = verdicts.filter(({ scores }) => scores[category] !== undefined)
    const short = judged.filter(({ scores }) => scores[category]! < 100)
    return {
      bench: 'page',
      what: `Lighthouse ${category}, worst of ${judged.length} kinds`,
      unit: '',
      ours: Math.min(...judged.map(({ scores }) => scores[category]!)),
      bar: { exactly: 100 },
      ...(short.length > 0 && {
        note: short
          .map(({ kind, scores, complaints }) => `${kind} ${scores[category]} (${complaints.join(', ')})`)
          .join('; '),
      }),
    }
  })
}

/** One run. A score below 100 is measured twice more and the median counts, because the machine is shared. */
async function judge(lighthouse: Lighthouse, port: number, address: string, page: PageData): Promise<Verdict> {
  // Lighthouse takes SEO points from pages that are `noindex` on purpose.
  const asked = categories.filter((category) => category !== 'seo' || !unlisted.has(page.kind))
  const run = () => ask(lighthouse, port, address + page.path, asked)
  const first = await run()
  const runs = asked.every((category) => first.scores[category] === 100) ? [first] : [first, await run(), await run()]
  const scores = Object.fromEntries(asked.map((category) => [category, median(runs.map((it) => it.scores[category]!))]))
  return { kind: page.kind, scores, complaints: runs.at(-1)!.complaints }
}

async function ask(lighthouse: Lighthouse, port: number, url: string, onlyCategories: readonly Category[]) {
  const { lhr } = await load(lighthouse, port, url, onlyCategories)
  const { categories: judged, audits } = lhr
  const scores = Object.fromEntries(onlyCategories.map((name) => [name, Math.round((judged[name]!.score ?? 0) * 100)]))
  const complaints = onlyCategories
    .flatMap((name) => judged[name]!.auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id]!)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue }) => (displayValue ? `${id} ${displayValue}` : id))
  return { scores: scores as Record<Category, number>, complaints }
}

/** Repeats a run whose trace Chromium lost, which happens on a busy machine. */
async function load(lighthouse: Lighthouse, port: number, url: string, onlyCategories: readonly Category[], tries = 4) {
  for (let left = tries; ; left--) {
    const flags = { port, onlyCategories, logLevel: 'silent', output: 'json' } as const
    const result = await lighthouse(url, flags)
    if (result && !result.lhr.runtimeError) return result
    if (left === 1) throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message}`)
  }
}

/** As much of Lighthouse's interface as is used here; the package is installed by the benchmark alone. */
type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: readonly string[]; logLevel: 'silent'; output: 'json' },
) => Promise<
  | {
      lhr: {
        runtimeError?: { message: string }
        categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
        audits: Record<string, { id: string; score: number | null; displayValue?: string }>
      }
    }
  | undefined
>

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}
