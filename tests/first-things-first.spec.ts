import { expect, type Locator, type Page } from '@playwright/test'
import { refuseConsent } from './actions/consent.ts'
import { setTextSize } from './actions/large-text.ts'
import { test } from './actions/test.ts'

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Live facts come when the page is used. */
async function loadScript(page: Page) {
  await page.mouse.move(5, 5)
  await page.keyboard.press('Shift')
}

const bottomOf = async (locator: Locator) => {
  const box = (await locator.boundingBox())!
  return box.y + box.height
}

for (const screen of screens) {
  test.describe(`on a screen of ${screen.width} × ${screen.height}`, () => {
    test.use({ viewport: screen })

    test('the question about cookies covers nothing that can be chosen, and the number to call touches nothing', async ({
      page,
    }) => {
      await page.goto('/')
      await expect(page.locator('#consent')).toBeVisible()
      for (const chip of await page.locator('.ask a').all()) {
        const isOnTop = await chip.evaluate((link) => {
          const { left, top, width, height } = link.getBoundingClientRect()
          return (
            top + height <= innerHeight && link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
          )
        })
        expect(isOnTop, (await chip.textContent())!).toBe(true)
      }
      const call = (await page.locator('.hero a[href="tel:113"]').boundingBox())!
      expect(call.y - (await bottomOf(page.locator('.ask')))).toBeGreaterThanOrEqual(8)
    })

    test('a clinic says at once whether it is open, when there is a time, and how to get it', async ({
      page,
      context,
      baseURL,
    }) => {
      await refuseConsent(context, baseURL!)
      await page.goto('/en/clinics/bislett/')
      const now = page.locator('.now')
      const button = now.getByRole('link', { name: 'Book an appointment here' })
      const before = await button.boundingBox()
      await loadScript(page)
      await expect(now.getByText('First doctor’s appointment')).toBeVisible()
      // The time leads to what it is a time for, on its day.
      await expect(now.getByRole('link', { name: /^\d\d:\d\d/ })).toHaveAttribute(
        'href',
        /treatment=gp-consultation&clinic=bislett&date=2026-\d\d-\d\d$/,
      )
      await expect(now.locator('.tag')).toBeVisible()
      expect(await bottomOf(button)).toBeLessThanOrEqual(screen.height)
      expect(await button.boundingBox(), 'the button does not move when the facts come').toEqual(before)
      await expect(button).toHaveAttribute('href', /clinic=bislett/)
    })

    test('a tool shows its first question without scrolling', async ({ page, context, baseURL }) => {
      await refuseConsent(context, baseURL!)
      for (const number of [1, 14, 17]) {
        await page.goto(`/en/tool-${number}/`)
        const question = page.locator('.tool').locator(':is(label, button, .btn):visible').first()
        expect(await bottomOf(question), `tool ${number}`).toBeLessThanOrEqual(screen.height)
      }
    })
  })
}

interface WithServices {
  services: { nextFree: string | null }[]
}

/** The time that a clinic's card shows: of the first service of the catalogue that it has. */
const firstOf = ({ services }: WithServices) => services[0]!.nextFree!

test('the home page shows four clinics, those with the first free times first', async ({ page, context, baseURL }) => {
  await refuseConsent(context, baseURL!)
  // What this page was told: other tests book meanwhile.
  const answered = page.waitForResponse('**/api/clinics?*')
  await page.goto('/en/')
  const cards = page.locator('.clinic:visible')
  await expect(cards).toHaveCount(4)
  await expect(page.getByRole('link', { name: /^All \d+ clinics$/ })).toHaveAttribute('href', '/en/clinics/')
  const heading = page.getByRole('heading', { name: 'Clinics you can drop in to' })
  await expect(heading).toBeVisible()
  await loadScript(page)
  await expect(cards.locator('.clock')).toHaveCount(4)
  await expect(heading).toBeVisible()
  const answer = (await (await answered).json()) as { clinics: WithServices[] }
  const starts = answer.clinics.map(firstOf).sort((a, b) => Date.parse(a) - Date.parse(b))
  await expect(cards.locator('.clock')).toHaveText(starts.slice(0, 4).map((start) => start.slice(11, 16)))
})

test('the list of clinics begins with the first available time of the city, and says what the time is', async ({
  page,
}) => {
  const answered = page.waitForResponse('**/api/clinics?*')
  await page.goto('/en/clinics/')
  const { clinics } = (await (await answered).json()) as { clinics: ({ city: string } & WithServices)[] }
  const [first] = clinics.flatMap((clinic) => (clinic.city === 'Oslo' ? firstOf(clinic) : [])).sort()
  const card = page.getByRole('article').first()
  await expect(card).toContainText(new RegExp(`First \\D+ \\w+\\s*${first!.slice(11, 16)}`))
  await card.getByRole('link', { name: /^First / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose time')
  await expect(page.getByRole('button', { name: first!.slice(11, 16), exact: true })).toBeVisible()
})

test('clinics alone in their city share a heading, and the map stays in sight', async ({ page, context, baseURL }) => {
  await refuseConsent(context, baseURL!)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/clinics/')
  await expect(page.locator('.places h2')).toHaveText(['Oslo', 'Other places'])
  await page.getByRole('link', { name: 'Kristiansand' }).first().scrollIntoViewIfNeeded()
  await expect(page.locator('.places-map svg').first()).toBeInViewport()
})

test('the whole map fits on a phone, beside nothing that has to be scrolled to', async ({ page, context, baseURL }) => {
  await refuseConsent(context, baseURL!)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/clinics/')
  for (const map of await page.locator('.map').all()) {
    const { isWhole, right } = await map.evaluate((it) => ({
      isWhole: it.scrollWidth <= it.clientWidth,
      right: it.getBoundingClientRect().right,
    }))
    expect(isWhole).toBe(true)
    expect(right).toBeLessThanOrEqual(390)
  }
})

test('a page with little text ends with its footer, at the bottom of a large screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2200 })
  await page.goto('/en/404/')
  expect(Math.round(await bottomOf(page.locator('#site-footer')))).toBe(2200)
})

test('a condition leads to its warning signs, and to a time for its treatment before its sources', async ({
  page,
  context,
  baseURL,
}) => {
  await refuseConsent(context, baseURL!)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/urinarytractinfection/')
  const box = page.getByRole('complementary')
  expect((await box.boundingBox())!.y).toBeLessThan((await page.locator('#sources').boundingBox())!.y)
  for (const link of [
    box.getByRole('link', { name: 'Book an appointment' }),
    page.locator('.care').getByRole('link', { name: 'Book an appointment' }),
  ])
    await expect(link).toHaveAttribute('href', /treatment=gp-consultation/)
  const warnings = page.getByRole('link', { name: 'When to call 113' })
  expect(await bottomOf(warnings)).toBeLessThanOrEqual(844)
  await warnings.click()
  await expect(page.getByRole('heading', { name: 'When to get help', exact: false }).first()).toBeInViewport()
})

test('the menu of a phone has a wide button, the practitioners and the contact form', async ({
  page,
  context,
  baseURL,
}) => {
  await refuseConsent(context, baseURL!)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.locator('#menu')
  await expect(menu.getByRole('link', { name: 'Contact' })).toBeInViewport()
  await expect(menu.getByRole('link', { name: 'Practitioners' })).toBeInViewport()
  const button = (await menu.getByRole('link', { name: 'Book an appointment' }).boundingBox())!
  expect(button.width).toBeGreaterThan(340)
})

test('on the smallest phones nothing in the header lies over anything else', async ({ page, context, baseURL }) => {
  await refuseConsent(context, baseURL!)
  for (const width of [320, 344, 360, 390]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/en/faq/')
    const parts = await page
      .getByRole('banner')
      .locator('> div > :visible')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right } = element.getBoundingClientRect()
          const words = document.createRange()
          words.selectNodeContents(element)
          const inside = words.getBoundingClientRect()
          // The name beside the mark is cut off where there is no room for it.
          const isCut = getComputedStyle(element).overflow === 'hidden'
          return {
            left: isCut ? left : Math.min(left, inside.left),
            right: isCut ? right : Math.max(right, inside.right),
          }
        }),
      )
    expect(parts.length).toBe(4)
    for (const [index, part] of parts.entries())
      expect(part.right, `part ${index + 1} at ${width} pixels`).toBeLessThanOrEqual(parts[index + 1]?.left ?? width)
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Innom: Home' })).toBeVisible()
})

test.describe('on a phone, before the question about cookies is answered', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const firstCall = (page: Page) => page.locator('main a[href="tel:113"]:visible').first()

  test('whoever reads a page with a sign for 113 can call within a screen and a half', async ({ page }) => {
    for (const path of [
      '/en/health-care/children/',
      '/en/stomach-pain/',
      '/feber/',
      '/en/physical/diagnosis/back/',
      '/en/faq/psychology/',
      '/en/blog/earwax-myths/',
      '/en/tool-9/',
      '/en/contact/',
      '/helsehjelp/',
      '/',
    ]) {
      await page.goto(path)
      expect(await bottomOf(firstCall(page)), path).toBeLessThanOrEqual(1266)
    }
  })

  test('a parent finds the signs from the head of the children’s page', async ({ page }) => {
    await page.goto('/helsehjelp/barn/')
    await page.getByRole('link', { name: 'Når du skal ringe 113' }).click()
    await expect(page.getByRole('heading', { name: 'Haster det?' })).toBeInViewport()
  })

  test('on a page about an emergency the button that calls stands first, before any scrolling, also with text half as large again', async ({
    page,
  }) => {
    for (const { path, call } of [
      { path: '/en/tia/', call: 'Call 113' },
      { path: '/en/meningitis/', call: 'Call 113' },
      { path: '/sepsis/', call: 'Ring 113' },
      { path: '/anafylaksi/', call: 'Ring 113' },
      { path: '/en/chest-pain/', call: 'Call 113' },
      { path: '/en/shortness-of-breath/', call: 'Call 113' },
    ]) {
      await page.goto(path)
      const card = page.locator('main .prose:has(> .lead) + .care')
      await expect(card, path).toHaveCount(1)
      const button = card.getByRole('link', { name: call, exact: true }).first()
      await expect(button).toHaveAttribute('href', 'tel:113')
      expect(await bottomOf(button), path).toBeLessThanOrEqual(844)
      // Its number is still where one looks for it in the text, which leads to the signs above.
      const help = page.locator('#help .care.emergency')
      await expect(help.locator('a[href="tel:113"]')).toBeVisible()
      await expect(help.locator('a[href="#main"]')).toBeVisible()
      await setTextSize(page, 150)
      expect(await bottomOf(firstCall(page)), `${path} at 150 %`).toBeLessThanOrEqual(844)
      await setTextSize(page, 100)
    }
  })
})
