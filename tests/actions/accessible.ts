import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { accessibilityStandards, axeSource } from '#commands/quality/browser-standards.ts'
import { setTextSize } from './large-text.ts'

/** Nothing that axe finds, and nothing that makes the page scroll sideways. */
export async function expectAccessible(page: Page, place: string) {
  await expectNoViolations(page, place, (axe) => axe.withTags(accessibilityStandards))
  await expectFitsWidth(page, place)
}

/** The same of a page whose structure has been checked in other colours, at another width or in another language: half of what axe costs. */
export async function expectContrastAndFit(page: Page, place: string) {
  await expectNoViolations(page, place, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']))
  await expectFitsWidth(page, place)
}

async function expectNoViolations(page: Page, place: string, choose: (axe: AxeBuilder) => AxeBuilder) {
  // The legacy mode runs inside the page; the other one opens a second page for every call, which takes half of the time.
  // Only violations are described: to name every element that passed takes as long as the checks themselves.
  await prepareAxe(page)
  await finishAnimations(page)
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await choose(axe).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(found, place).toEqual([])
}

/** What fades in has less contrast until it is there. Those that go on for ever are not waited for. */
async function finishAnimations(page: Page) {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((it) => it.playState === 'running')
    const ending = running.filter((it) => it.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((it) => it.finished))
  })
}

/** Gives axe to every document once. The builder runs its code twice for every check, which takes as long as the check of a small page. */
async function prepareAxe(page: Page) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  }
}

/** Opens a page for a reader who set text to twice its size in the browser: nothing may need scrolling sideways, also after what they do there. */
export async function expectFitsWithLargeText(page: Page, path: string, act?: () => Promise<void>) {
  await setTextSize(page, 200)
  await page.goto(path)
  await act?.()
  await expectFitsAtTwiceTheSize(page, path)
}

/** The same of the page as it stands. */
export async function expectFitsAtTwiceTheSize(page: Page, place: string) {
  await setTextSize(page, 200)
  await expect(page.locator('html'), 'the text is twice as large').toHaveCSS('font-size', '32px')
  await expectFitsWidth(page, `${place} with text at 200 %`)
  await setTextSize(page, 100)
}

export async function expectFitsWidth(page: Page, place: string) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${place} scrolls sideways`).toBeLessThanOrEqual(0)
}
