import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing that axe finds, and nothing that makes the page scroll sideways. */
export async function expectAccessible(page: Page, place: string) {
  // The legacy mode runs inside the page; the other one opens a second page for every call, which takes half of the time.
  // Only violations are described: to name every element that passed takes as long as the checks themselves.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(found, place).toEqual([])
  await expectFitsWidth(page, place)
}

/** Opens a page for a reader who set text to twice its size in the browser: nothing may need scrolling sideways, also after what they do there. */
export async function expectFitsWithLargeText(page: Page, path: string, act?: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.goto(path)
  await expect(page.locator('html'), 'the text is twice as large').toHaveCSS('font-size', '32px')
  await act?.()
  await expectFitsWidth(page, `${path} with text at 200 %`)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await browser.detach()
}

async function expectFitsWidth(page: Page, place: string) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${place} scrolls sideways`).toBeLessThanOrEqual(0)
}
