import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './actions/accessible.ts'
import { refuseConsent } from './actions/consent.ts'
import { test } from './actions/test.ts'

test.beforeEach(async ({ context, baseURL }) => {
  await refuseConsent(context, baseURL!)
})

const offer = (page: Page, name: string) => page.getByRole('complementary', { name })

/** Reads a page in a language, as the session then remembers. */
async function read(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.move(200, 300)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('locale'))).not.toBeNull()
}

for (const { missing, path, english } of [
  { path: '/', english: '/en/' },
  { path: '/finnes-ikke/', english: '/en/404/', missing: true },
]) {
  test(`who reads English and lands on ${path} is offered it in English, and nothing moves`, async ({ page }) => {
    await read(page, '/en/contact/')
    await page.goto(path)
    const topOf = async () => (await page.locator('main').boundingBox())!.y
    const before = await topOf()
    await page.mouse.move(300, 300)
    await expect(offer(page, 'Read this in English')).toBeInViewport()
    expect(await topOf()).toBe(before)
    await expectAccessible(page, 'the offer')
    await offer(page, 'Read this in English').getByRole('link').click()
    if (missing) await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    else await expect(page).toHaveURL(english)
    await expect(offer(page, 'Les dette på norsk')).toHaveCount(0)
  })
}

test('who reads Norwegian and lands on an English page is offered it in Norwegian, once', async ({ page }) => {
  await read(page, '/priser/')
  await page.goto('/en/clinics/')
  await page.mouse.move(300, 300)
  const asked = offer(page, 'Les dette på norsk')
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: 'Lukk' }).click()
  await expect(asked).toHaveCount(0)
  await page.goto('/en/prices/')
  await page.mouse.move(200, 300)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('locale'))).toBe('en')
  await expect(asked).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of ['/drypp-tia/', '/priser/']) {
    test(`the offer lies over nothing that a person needs, wherever they read: ${path}`, async ({ page }) => {
      await read(page, '/en/contact/')
      await page.goto(path)
      await page.mouse.move(300, 300)
      await expect(page.locator('.language-offer')).toHaveCount(1)
      /** What lies under the offer where it is seen: what can be used, and whom to call. */
      const listCovered = () =>
        page.evaluate(() => {
          const offered = document.querySelector('.language-offer')!
          if (getComputedStyle(offered).visibility === 'hidden') return []
          const box = offered.getBoundingClientRect()
          return [...document.querySelectorAll('main :is(a, button, summary, td, h1, .care), header a')].flatMap(
            (it) => {
              const { left, right, top, bottom } = it.getBoundingClientRect()
              const isUnder = left < box.right && right > box.left && top < box.bottom && bottom > box.top
              return isUnder ? [it.textContent] : []
            },
          )
        })
      if (path === '/priser/') await expect(offer(page, 'Read this in English')).toBeInViewport()
      for (let place = 0; place < 12; place++) {
        await expect.poll(listCovered, `${place} screens down`).toEqual([])
        await page.mouse.wheel(0, 350)
      }
    })
  }
})

test('a kiosk that is opened after reading in another language offers nothing', async ({ page }) => {
  await read(page, '/en/contact/')
  await page.goto('/kiosk/bislett/')
  await page.mouse.move(300, 300)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('locale'))).toBe('no')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.language-offer')).toHaveCount(0)
})

test('who goes on from the page, changes the language or comes for the first time is offered nothing', async ({
  page,
}) => {
  await read(page, '/en/prices/')
  await expect(page.locator('.language-offer')).toHaveCount(0)
  await page.goto('/priser/')
  await page.mouse.move(300, 300)
  await expect(offer(page, 'Read this in English')).toBeVisible()
  await page.getByRole('link', { name: 'Klinikker', exact: true }).first().click()
  await expect(page).toHaveURL('/klinikker/')
  await expect(page.locator('.language-offer')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/clinics/')
  await expect(page.locator('.language-offer')).toHaveCount(0)
})
