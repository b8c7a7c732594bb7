import { expect } from '@playwright/test'
import {
  expectAccessible,
  expectContrastAndFit,
  expectFitsAtTwiceTheSize,
  expectFitsWidth,
} from './actions/accessible.ts'
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
    // One load per language: colours, width and size of text follow their settings on the open page. What axe finds in the structure
    // of a page does not depend on its colours, so that the second colours of a width are checked for contrast alone.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    for (const [path, width] of [
      [paths.no, 320],
      [paths.en, 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expectAccessible(page, `${path} light at ${width} px`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectContrastAndFit(page, `${path} dark at ${width} px`)
      await page.emulateMedia({ colorScheme: 'light' })
      for (const other of [320, 1280]) {
        await page.setViewportSize({ width: other, height: 800 })
        await expectFitsWidth(page, `${path} at ${other} px`)
      }
      await expectFitsAtTwiceTheSize(page, path)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectFitsAtTwiceTheSize(page, `${path} at 390 px`)
    }
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
