import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { PageData } from '#compiler/page-data.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { type Figure, ratioFigure } from './harness/figure.ts'
import { launchBrowser, newPhone, slowDown } from './harness/phone.ts'
import { interleave } from './harness/rounds.ts'
import { type BuiltSite, buildForServing, serveSite } from './harness/site.ts'
import { compare } from './harness/statistics.ts'

const rounds = 5

/** Common navigations: from a list to one of its items. */
const ways = [
  ['body-area', 'condition'],
  ['clinic-list', 'clinic'],
  ['faq', 'faq-topic'],
] as const

/** From a tap on a link to the painted page, beside loading that page anew. */
export async function benchNavigate(context: BenchContext): Promise<Figure[]> {
  const site = await buildForServing(context)
  const server = await serveSite(site.dist)
  const browser = await launchBrowser()
  try {
    const figures: Figure[] = []
    for (const [from, to] of ways) {
      const start = site.pages.find(({ kind, locale }) => kind === from && locale === 'no')
      if (!start) continue
      const results = await interleave(
        rounds,
        {
          ours: () => followLink(browser, server.address, start, site, to, true),
          baseline: () => loadAnew(browser, server.address, start, site, to),
          unprepared: () => followLink(browser, server.address, start, site, to, false),
        },
        () => context.progress(`${from} to ${to}`),
      )
      const what = `${from} to ${to}, painted on a slow phone`
      const unprepared = results.map(({ unprepared, baseline }) => ({ ours: unprepared, baseline }))
      figures.push(
        ratioFigure({ bench: 'navigate', what, unit: 'ms', bar: { atMost: 0.5 } }, 'full load', compare(results)),
        ratioFigure(
          { bench: 'navigate', what: `the same with Save-Data: nothing fetched ahead`, unit: 'ms' },
          'full load',
          compare(unprepared),
        ),
      )
    }
    return [...figures, weighJson(site)]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The page's own data: what it shares with others is in the browser already. */
function weighJson({ pages, manifest }: BuiltSite): Figure {
  const addressOf = ({ path }: PageData) => `/page-data/${path.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`
  const weighed = pages
    .map((page) => ({
      path: page.path,
      kilobytes: (manifest.files[addressOf(page)]!.br || manifest.files[addressOf(page)]!.size) / 1024,
    }))
    .sort((a, b) => b.kilobytes - a.kilobytes)
  const over = weighed.filter(({ kilobytes }) => kilobytes > 4)
  return {
    bench: 'navigate',
    what: `JSON of a page, heaviest of ${weighed.length}`,
    unit: 'KB br',
    ours: weighed[0]!.kilobytes,
    bar: { atMost: 4 },
    note: `${over.length} over 4 KB; heaviest ${weighed
      .slice(0, 3)
      .map(({ path, kilobytes }) => `${path} ${kilobytes.toFixed(1)}`)
      .join(', ')}; half of them weigh ${weighed[weighed.length >> 1]!.kilobytes.toFixed(1)} KB or less.`,
  }
}

/** A tap on a hydrated page. With `ahead`, the reader has seen the link for a moment before. */
async function followLink(
  browser: Browser,
  address: string,
  start: PageData,
  site: BuiltSite,
  to: string,
  ahead: boolean,
) {
  const context = await newPhone(browser, address)
  try {
    const page = await context.newPage()
    if (!ahead) await saveData(context)
    await page.goto(address + start.path, { waitUntil: 'load' })
    // A tap away from links: browsers treat a tap near a link as a tap on it.
    await page.locator('main h1').tap()
    await page.waitForLoadState('networkidle')
    const target = await linkTo(page, site, to)
    const link = page.locator(`main a[href="${target}"]`).first()
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    await page.waitForLoadState('networkidle')
    await slowDown(page)
    await page.evaluate(watchForPaint, target)
    await link.tap()
    const painted = await page.waitForFunction(() => (window as Watched).painted, undefined, { timeout: 30_000 })
    return (await painted.jsonValue())!
  } finally {
    await context.close()
  }
}

type Watched = Window & { painted?: number }

/** Runs in the page: from the click to the frame after the new heading stands there. */
function watchForPaint(target: string) {
  let clicked = 0
  addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true, once: true })
  const heading = () => document.querySelector('main h1')?.textContent
  const before = heading()
  const look = () => {
    if (location.pathname !== target || heading() === before) return requestAnimationFrame(look)
    // The frame that shows it is on screen when the next task runs.
    requestAnimationFrame(() => setTimeout(() => ((window as Watched).painted = performance.now() - clicked)))
  }
  requestAnimationFrame(look)
}

/** The same page opened anew by a phone that has the fonts and pictures of the one before. */
async function loadAnew(browser: Browser, address: string, start: PageData, site: BuiltSite, to: string) {
  const context = await newPhone(browser, address)
  try {
    const page = await context.newPage()
    await page.goto(address + start.path, { waitUntil: 'networkidle' })
    const target = await linkTo(page, site, to)
    await slowDown(page)
    await page.goto(address + target, { waitUntil: 'load' })
    const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    return (await paint.jsonValue())!
  } finally {
    await context.close()
  }
}

/** The first link of the content that leads to a page of this kind. */
async function linkTo(page: Page, site: BuiltSite, kind: string): Promise<string> {
  const wanted = new Set(site.pages.filter((it) => it.kind === kind).map(({ path }) => path))
  const paths = await page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  const path = paths.find((it) => wanted.has(it))
  if (!path) throw new Error(`${page.url()} has no link to a page of kind ${kind}`)
  return path
}

async function saveData(context: BrowserContext) {
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}
