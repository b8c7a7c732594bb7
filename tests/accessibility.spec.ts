import { expect } from '@playwright/test'
import { expectAccessible, expectFitsWithLargeText } from './actions/accessible.ts'
import { refuseConsent } from './actions/consent.ts'
import { pagesOfEveryKind } from './actions/pages.ts'
import { test } from './actions/test.ts'

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
      await expectAccessible(page, `${path} ${colorScheme} at ${width} px`)
      if (width === 1280) await expectFitsWithLargeText(page, path)
    }
    // The longest words are Norwegian.
    await page.setViewportSize({ width: 390, height: 844 })
    await expectFitsWithLargeText(page, paths.no)
  })
}

test('the question about cookies and the open menu are accessible', async ({ page }) => {
  await page.goto('/en/')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expectAccessible(page, 'the open menu')
})

test('in forced colours the steps of the booking and the arrows of selects can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/en/book-an-appointment/')
  const line = page.locator('.way-steps li').first()
  const look = await line.evaluate((step) => {
    const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(step, '::before')
    return { border: `${borderTopWidth} ${borderTopStyle}`, background: backgroundColor }
  })
  expect(look.border).toBe('1px solid')
  expect(look.background).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
  await page.goto('/en/contact/')
  await expect(page.getByLabel('Clinic', { exact: true })).toHaveCSS('appearance', 'auto')
})
