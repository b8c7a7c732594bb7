import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { Progress } from '#compiler/output/progress.ts'
import type { PageData } from '#page-data/pages.ts'
import { siteFile } from '#releases/layout.ts'
import type { Figure } from '../harness/figure.ts'
import { newPhone } from '../harness/phone.ts'
import type { BuiltSite } from '../harness/site.ts'
import { kilobyte, weightBars } from '../weight-bars.ts'
import { isContent } from './pages-of-kinds.ts'

interface ScriptBytes {
  page: PageData
  /** Fetched before the visitor does anything, without the small script of live facts, which has a bar of its own; gzip. */
  before: number
  live: number
  /** Fetched in all, after hydration; gzip. */
  after: number
}

/** Which JavaScript a page of every kind fetches, before and after the first touch. */
export async function countScripts(
  browser: Browser,
  address: string,
  pages: PageData[],
  site: BuiltSite,
  progress: Progress,
): Promise<Figure[]> {
  const counted: ScriptBytes[] = []
  for (const page of pages) {
    progress(`scripts of kind ${page.kind}`)
    counted.push(await countOn(browser, address, page, site))
  }
  const content = counted.filter(({ page }) => isContent(page))
  const booking = counted.filter(({ page }) => !isContent(page))
  const heaviest = (list: ScriptBytes[], read: (bytes: ScriptBytes) => number) =>
    list.toSorted((a, b) => read(b) - read(a))[0]!
  const early = heaviest(content, ({ before }) => before)
  const late = heaviest(content, ({ after }) => after)
  const inline = Buffer.byteLength(await inlineScript(address, pages[0]!.path))
  return [
    {
      bench: 'page',
      what: `JS before interaction, worst of ${content.length} kinds`,
      unit: 'bytes',
      ours: early.before,
      bar: { exactly: 0 },
      note: `beside it, ${inline} bytes stand in the HTML itself and wait for the first touch.`,
    },
    {
      bench: 'page',
      what: 'JS of live facts, after the first paint',
      unit: 'KB gz',
      ours: heaviest(content, ({ live }) => live).live / kilobyte,
      bar: { atMost: weightBars.liveScript },
    },
    {
      bench: 'page',
      what: `JS once hydrated, worst of ${content.length} kinds`,
      unit: 'KB gz',
      ours: late.after / kilobyte,
      bar: { atMost: weightBars.contentScript },
      note: `kind ${late.page.kind}; lightest ${(Math.min(...content.map(({ after }) => after)) / kilobyte).toFixed(1)} KB.`,
    },
    ...(booking.length > 0
      ? [
          {
            bench: 'page',
            what: 'JS once hydrated, booking pages',
            unit: 'KB gz',
            ours: heaviest(booking, ({ after }) => after).after / kilobyte,
          },
        ]
      : []),
  ]
}

async function countOn(browser: Browser, address: string, page: PageData, { place }: BuiltSite): Promise<ScriptBytes> {
  const context = await newPhone(browser, address)
  try {
    const tab = await context.newPage()
    const scripts = new Set<string>()
    tab.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
    })
    const isLive = (path: string) => path.startsWith('/assets/live-')
    const bytes = (isCounted = (_: string) => true) =>
      [...scripts]
        .filter(isCounted)
        .reduce((sum, path) => sum + gzipSync(readFileSync(siteFile(place, path))).length, 0)
    await tab.goto(address + page.path, { waitUntil: 'networkidle' })
    const before = bytes((path) => !isLive(path))
    const live = bytes(isLive)
    await tab.mouse.move(100, 300)
    await tab.keyboard.press('Tab')
    await tab.waitForTimeout(300)
    await tab.waitForLoadState('networkidle')
    return { page, before, live, after: bytes() }
  } finally {
    await context.close()
  }
}

async function inlineScript(address: string, path: string): Promise<string> {
  const html = await (await fetch(address + path)).text()
  return /<script type="module">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
}
