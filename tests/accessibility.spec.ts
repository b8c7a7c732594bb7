import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { refuseConsent } from './actions/consent.ts'
import { pagesOfEveryKind } from './actions/pages.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const [kind, paths] of Object.entries(pagesOfEveryKind)) {
  test(`a page of kind '${kind}' is accessible in both languages, light and dark, wide and narrow`, async ({
    page,
    context,
    baseURL,
  }) => {
    await refuseConsent(context, baseURL!)
    for (const [path, colorScheme, width] of [
      [paths.no, 'light', 1280],
      [paths.no, 'dark', 320],
      [paths.en, 'dark', 1280],
      [paths.en, 'light', 320],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
      expect(found, `${path} ${colorScheme} ${width}`).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} at ${width}px scrolls sideways`).toBeLessThanOrEqual(0)
    }
  })
}

test('the question about cookies and the open menu are accessible', async ({ page }) => {
  await page.goto('/en/')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
})
