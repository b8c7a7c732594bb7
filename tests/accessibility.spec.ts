import { expect, type Page } from '@playwright/test'
import {
  expectAccessible,
  expectContrastAndFit,
  expectFitsAtTwiceTheSize,
  expectFitsWidth,
} from './actions/accessible.ts'
import { refuseConsent } from './actions/consent.ts'
import { pagesOfEveryKind } from './actions/pages.ts'
import { test } from './actions/test.ts'

for (const [index, [kind, paths]] of Object.entries(pagesOfEveryKind).entries()) {
  test(`a page of kind '${kind}' is accessible in both languages, light and dark, wide and narrow`, async ({
    page,
    context,
    baseURL,
  }) => {
    await refuseConsent(context, baseURL!)
    // One load per language: width and size of text follow their settings on the open page. What axe finds in the structure of a page
    // depends neither on its language nor on its colours: it is looked at in one language, and the other is checked for contrast. The
    // header, the footer and the parts that pages share are seen in each way, because the kinds take turns.
    const narrow = { path: paths.no, width: 320 }
    const wide = { path: paths.en, width: 1280 }
    const [whole, second] = index % 2 === 0 ? [narrow, wide] : [wide, narrow]
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await openAt(page, whole)
    await expectAccessible(page, `${whole.path} light at ${whole.width} px`)
    await expectFitsAtEveryWidth(page, whole.path)
    await page.emulateMedia({ colorScheme: 'dark' })
    await openAt(page, second)
    await expectContrastAndFit(page, `${second.path} dark at ${second.width} px`)
    await expectFitsAtEveryWidth(page, second.path)
  })
}

async function openAt(page: Page, { path, width }: { path: string; width: number }) {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
}

async function expectFitsAtEveryWidth(page: Page, path: string) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFitsWidth(page, `${path} at ${width} px`)
  }
  await expectFitsAtTwiceTheSize(page, path)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFitsAtTwiceTheSize(page, `${path} at 390 px`)
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
