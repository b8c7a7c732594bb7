import type { Browser } from '@playwright/test'
import type { Progress } from '#compiler/output/progress.ts'
import type { PageData } from '#page-data/pages.ts'
import { type Figure, ratioFigure } from '../harness/figure.ts'
import { newPhone, slowDown } from '../harness/phone.ts'
import { interleave } from '../harness/rounds.ts'
import { compare, median } from '../harness/statistics.ts'

const rounds = 3

/** The largest paint of a page on a slow phone, beside the same page without JavaScript. */
export async function compareLargestPaint(
  browser: Browser,
  addresses: { ours: string; baseline: string },
  pages: PageData[],
  progress: Progress,
): Promise<Figure> {
  const pairs = []
  const kinds: { kind: string; ratio: number }[] = []
  for (const { kind, path } of pages) {
    const results = await interleave(
      rounds,
      {
        ours: () => largestPaint(browser, addresses.ours, path),
        baseline: () => largestPaint(browser, addresses.baseline, path),
      },
      () => progress(`largest paint of kind ${kind}`),
    )
    pairs.push(...results)
    kinds.push({ kind, ratio: median(results.map(({ ours, baseline }) => ours / baseline)) })
  }
  const worst = kinds.toSorted((a, b) => b.ratio - a.ratio).slice(0, 3)
  return ratioFigure(
    {
      bench: 'page',
      what: `largest paint, ${pages.length} kinds on a slow phone`,
      unit: 'ms',
      bar: { atMost: 1.05 },
      note: `worst kinds: ${worst.map(({ kind, ratio }) => `${kind} ${ratio.toFixed(2)}`).join(', ')}`,
    },
    'without JS',
    compare(pairs),
  )
}

/** Milliseconds from the start of the navigation, with nothing in the cache. */
async function largestPaint(browser: Browser, address: string, path: string): Promise<number> {
  const context = await newPhone(browser, address)
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(address + path, { waitUntil: 'load' })
    // A late picture or font can still become the largest.
    await page.waitForTimeout(400)
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  } finally {
    await context.close()
  }
}
