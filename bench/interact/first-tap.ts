import type { Browser, Page } from '@playwright/test'
import { no as words } from '#messages/booking/no.ts'
import { no as common } from '#messages/no.ts'
import { newPhone, slowDown } from '../harness/phone.ts'

/** What a visitor may tap first on a page that has just loaded, and what they wait for. */
const taps = {
  booking: {
    link: common.site.bookNow,
    isShown: ([heading]: string[]) => document.querySelector('h1')?.textContent === heading,
  },
  search: {
    link: common.site.search,
    isShown: () => document.activeElement?.matches('.search-dialog input') === true,
  },
}

/** How long a visitor looks at a page before the first tap, at least. */
const glance = 2000

export type FirstTap = keyof typeof taps
export const firstTaps = Object.keys(taps) as FirstTap[]

/** Milliseconds from the first tap of a visit until what it asks for is painted, on a slow network and processor. */
export async function timeFirstTap(browser: Browser, address: string, tap: FirstTap): Promise<number> {
  const phone = await newPhone(browser, address)
  try {
    const page = await phone.newPage()
    await slowDown(page)
    await page.goto(`${address}/`, { waitUntil: 'load' })
    await page.waitForTimeout(glance)
    const { link, isShown } = taps[tap]
    const target = page.getByRole('banner').getByRole('link', { name: link, exact: true })
    const start = performance.now()
    await target.tap({ noWaitAfter: true })
    await page.waitForFunction(isShown, [words.step.type])
    await nextPaint(page)
    return performance.now() - start
  } finally {
    await phone.close()
  }
}

const nextPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
