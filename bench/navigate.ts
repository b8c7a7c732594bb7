import type { Browser, BrowserContext } from '@playwright/test'
import { pageBars } from '#compiler/output/pages/page-weight.ts'
import { pageDataAddress } from '#domain/site/site-addresses.ts'
import type { PageData } from '#page-data/pages.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { type Figure, ratioFigure } from './harness/figure.ts'
import { launchBrowser, newPhone, slowDown } from './harness/phone.ts'
import { interleave } from './harness/rounds.ts'
import { type BuiltSite, buildForServing, serveSite } from './harness/site.ts'
import { compare } from './harness/statistics.ts'
import { paintTime, watchForPaint } from './navigate/paint-time.ts'
import { findWays, type Way } from './navigate/ways.ts'
import { kilobyte, weightBars } from './weight-bars.ts'

const rounds = 5

/** From a tap on a link to the painted page, beside the same tap on a site that leaves its links to the browser. */
export async function benchNavigate(context: BenchContext): Promise<Figure[]> {
  const site = await buildForServing(context)
  await using server = await serveSite(site.dist)
  await using browser = await launchBrowser()
  const { address } = server
  const figures: Figure[] = []
  for (const way of findWays(site)) {
    const results = await interleave(
      rounds,
      {
        ours: () => followLink(browser, address, way),
        baseline: () => followLink(browser, address, way, saveData, leaveLinksToTheBrowser),
        saving: () => followLink(browser, address, way, saveData),
      },
      () => context.progress(way.name),
    )
    const saving = results.map(({ saving, baseline }) => ({ ours: saving, baseline }))
    const figure = { bench: 'navigate', unit: 'ms' }
    figures.push(
      ratioFigure(
        { ...figure, what: `${way.name}, painted on a slow phone`, bar: { atMost: 0.5 } },
        'full load',
        compare(results),
      ),
      ratioFigure(
        { ...figure, what: `${way.name} with Save-Data: the browser follows the link`, bar: { atMost: 1 } },
        'full load',
        compare(saving),
      ),
    )
  }
  return [...figures, ...weighJson(site)]
}

/** The page's own data: what it shares with others is in the browser already. */
function weighJson({ pages, manifest }: BuiltSite): Figure[] {
  const weigh = ({ path }: PageData) => {
    const { br, size } = manifest.files[pageDataAddress(path)]!
    return { path, kilobytes: (br || size) / kilobyte }
  }
  const weighed = pages.map(weigh).sort((a, b) => b.kilobytes - a.kilobytes)
  const over = weighed.filter(({ kilobytes }) => kilobytes > weightBars.pageData)
  const figure = { bench: 'navigate', unit: 'KB br' }
  return [
    {
      ...figure,
      what: `JSON of a page, heaviest of ${weighed.length}`,
      ours: weighed[0]!.kilobytes,
      bar: { atMost: weightBars.heaviestPageData },
      note: weighed
        .slice(0, 3)
        .map(({ path, kilobytes }) => `${path} ${kilobytes.toFixed(1)}`)
        .join(', '),
    },
    {
      ...figure,
      what: 'JSON of a page, nine of ten pages',
      ours: weighed[Math.floor(weighed.length * pageBars.mayBeHeavier)]!.kilobytes,
      bar: { atMost: weightBars.pageData },
      note: `${over.length} over ${weightBars.pageData} KB; half of them weigh ${weighed[weighed.length >> 1]!.kilobytes.toFixed(1)} KB or less.`,
    },
  ]
}

type Change = (context: BrowserContext) => Promise<void>

/** A tap on a hydrated page, by a reader who has seen the link for a moment before. */
async function followLink(browser: Browser, address: string, way: Way, ...changes: Change[]) {
  const context = await newPhone(browser, address)
  try {
    await watchForPaint(context, way.target)
    for (const change of changes) await change(context)
    const page = await context.newPage()
    await page.goto(address + way.start, { waitUntil: 'load' })
    // A tap away from links: browsers treat a tap near a link as a tap on it.
    await page.locator('main h1').tap()
    await page.waitForLoadState('networkidle')
    const link = page.locator(`main a[href="${way.href}"]`).first()
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    await page.waitForLoadState('networkidle')
    await slowDown(page)
    await link.tap()
    return await paintTime(page)
  } finally {
    await context.close()
  }
}

async function saveData(context: BrowserContext) {
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/** No script of the page hears a click, so that every link loads its page anew. */
async function leaveLinksToTheBrowser(context: BrowserContext) {
  await context.addInitScript(() =>
    addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true }),
  )
}
