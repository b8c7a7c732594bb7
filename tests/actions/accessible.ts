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

/** A reader who set the text to twice its size in the browser need not scroll sideways. */
export async function expectFitsWithLargeText(page: Page, place: string) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectFitsWidth(page, `${place} with text at 200 %`)
}

async function expectFitsWidth(page: Page, place: string) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${place} scrolls sideways`).toBeLessThanOrEqual(0)
}
