import { expect, type Page } from '@playwright/test'
import { en } from '#messages/en.ts'
import { no } from '#messages/no.ts'
import { expectAccessible, expectFitsWithLargeText } from './actions/accessible.ts'
import { refuseConsent } from './actions/consent.ts'
import { hydrate } from './actions/hydrate.ts'
import { test } from './actions/test.ts'
import { collectPaths, weigh } from './actions/weigh.ts'

test.beforeEach(async ({ context, baseURL, page }) => {
  await refuseConsent(context, baseURL!)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const { clinic: words, site } = en
const mapOf = (page: Page, label = words.mapLabel) => page.getByRole('group', { name: label })
/** All clinics in and around Oslo, which from afar are one mark. */
const allOfOslo = (page: Page) => mapOf(page).getByRole('button', { name: /Oslo.*: \d+ / })
const clinicAt = (page: Page, name: string) => mapOf(page).getByRole('button', { name: new RegExp(`^${name}\\b`) })
/** How many pixels Bergen is north of Kristiansand: twice as many after a step of the zoom. */
async function findScale(page: Page): Promise<number> {
  const at = async (name: string) => (await clinicAt(page, name).locator('.dot').boundingBox())!.y
  return (await at('Kristiansand')) - (await at('Bergen'))
}
const expectScale = (page: Page, pixels: number) => expect.poll(() => findScale(page)).toBeCloseTo(pixels, 0)

async function openMap(page: Page, path = '/en/clinics/') {
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: words.viewMap }).last().click()
  await expect(mapOf(page)).toBeVisible()
}

/** Pages and the booking's code are fetched ahead meanwhile, whether somebody wants the map or not. */
const isOfMap = (path: string) =>
  !path.startsWith('/api') &&
  !path.endsWith('/page-data.json') &&
  !/^\/assets\/(?:booking|wizard|forms|fields|later-steps)-/.test(path)

test('the picture is all there is until somebody wants the map; then its code and data take at most 60 KB', async ({
  page,
}) => {
  await page.goto('/en/clinics/')
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  const fetched = collectPaths(page, isOfMap)
  await expect(page.getByRole('navigation', { name: words.mapLabel })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: words.viewMap }).last().click()
  await expect(mapOf(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { total, each } = await weigh(page, fetched)
  expect([...fetched].some((path) => path.startsWith('/page-data/sq/d/'))).toBe(true)
  expect(total, each).toBeLessThanOrEqual(60 * 1024)
})

test('from the whole country to a clinic, its page and its booking', async ({ page }) => {
  await openMap(page)
  await allOfOslo(page).click()
  await expect(clinicAt(page, 'Vika')).toBeVisible()
  await clinicAt(page, 'Vika').click()
  await expect(clinicAt(page, 'Vika')).toHaveAttribute('aria-pressed', 'true')
  const card = page.locator('.zoom-map-card')
  await expect(card.getByRole('heading', { name: 'Vika' })).toBeVisible()
  await expect(card.getByRole('link', { name: words.map.directions })).toHaveAttribute('href', /59\.9134/)
  await card.getByRole('link', { name: 'Vika', exact: true }).click()
  await expect(page).toHaveURL('/en/clinics/vika/')
  await page.goBack()
  await page.getByRole('main').getByRole('button', { name: words.viewMap }).last().click()
  await allOfOslo(page).click()
  await clinicAt(page, 'Vika').click()
  await card.getByRole('link', { name: words.bookHere }).click()
  await expect(page).toHaveURL('/en/book-an-appointment/?clinic=vika')
})

test('buttons, wheel and double click zoom, a drag moves, and the page still scrolls', async ({ page }) => {
  await openMap(page)
  const whole = await findScale(page)
  await mapOf(page).getByRole('button', { name: words.map.zoomIn }).click()
  await expectScale(page, 2 * whole)

  const bergen = clinicAt(page, 'Bergen')
  const before = (await bergen.boundingBox())!
  const { x, y, width, height } = (await page.locator('.zoom-map-marks').boundingBox())!
  const middle = { x: x + width / 2, y: y + height * 0.65 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 30, middle.y + 20, { steps: 4 })
  await page.mouse.up()
  const after = (await bergen.boundingBox())!
  expect(after.x - before.x).toBeCloseTo(30, 0)
  expect(after.y - before.y).toBeCloseTo(20, 0)
  await mapOf(page).getByRole('button', { name: words.map.zoomOut }).click()
  await expectScale(page, whole)

  await page.mouse.dblclick(middle.x, middle.y)
  await expectScale(page, 2 * whole)
  await mapOf(page).getByRole('button', { name: words.map.showAll }).click()
  await expectScale(page, whole)
  await page.keyboard.down('Control')
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.wheel(0, -300)
  await page.keyboard.up('Control')
  await expectScale(page, 2 * whole)

  // Somebody who only scrolls past is not held up.
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
  await expectScale(page, 2 * whole)
})

test('everything is reached by keyboard', async ({ page }) => {
  await openMap(page)
  const whole = await findScale(page)
  await mapOf(page).focus()
  await page.keyboard.press('+')
  await expectScale(page, 2 * whole)
  const bergen = clinicAt(page, 'Bergen')
  const before = (await bergen.boundingBox())!
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await bergen.boundingBox())!.x).toBeGreaterThan(before.x + 50)
  await page.keyboard.press('Home')
  await expectScale(page, whole)
  await allOfOslo(page).focus()
  await page.keyboard.press('Enter')
  // Far from here, and out of sight: the focus brings it into the middle.
  await clinicAt(page, 'Kristiansand').focus()
  await expect(clinicAt(page, 'Kristiansand')).toBeInViewport()
  await page.keyboard.press('Space')
  await expect(page.locator('.zoom-map-card').getByRole('heading', { name: 'Kristiansand' })).toBeVisible()
})

test('a map that cannot be fetched says so, keeps the list, and comes with another try', async ({ page, request }) => {
  const { sharedData } = await (await request.get('/page-data/app-data.json')).json()
  const data = `**/${sharedData['map-en']}.json`
  await page.route(data, (route) => route.abort())
  await page.goto('/en/clinics/')
  await page.getByRole('main').getByRole('button', { name: words.viewMap }).last().click()
  await expect(page.getByRole('status').filter({ hasText: words.map.failed })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: words.mapLabel })).toBeVisible()
  await page.unroute(data)
  await page.getByRole('button', { name: site.tryAgain }).click()
  await expect(mapOf(page)).toBeVisible()
})

test('the page of a clinic shows its surroundings with the clinic chosen', async ({ page }) => {
  await openMap(page, '/en/clinics/bislett/')
  await expect(clinicAt(page, 'Bislett')).toHaveAttribute('aria-pressed', 'true')
  await expect(clinicAt(page, 'Bislett')).toBeInViewport()
  await expect(page.locator('.zoom-map-card').getByRole('heading', { name: 'Bislett' })).toBeVisible()
})

test('the map is accessible in both languages, and fits with text at twice its size', async ({ page }) => {
  for (const [path, { clinic }] of [
    ['/en/clinics/', en],
    ['/klinikker/', no],
  ] as const) {
    const open = async () => {
      await page.getByRole('main').getByRole('button', { name: clinic.viewMap }).last().click()
      await mapOf(page, clinic.mapLabel).getByRole('button', { name: 'Bergen' }).click()
    }
    await page.goto(path)
    await open()
    await expectAccessible(page, `${path} with the map`)
    await expectFitsWithLargeText(page, path, open)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  async function openFromHead(page: Page) {
    await page.goto('/en/clinics/')
    await page.locator('.to-map').getByRole('button', { name: words.viewMap }).tap()
    await expect(mapOf(page)).toBeInViewport()
  }
  const scrollTop = (page: Page) => page.evaluate(() => scrollY)

  test('the map opens where it was asked for, and Back or its button lead to the list', async ({ page }) => {
    await page.goto('/en/clinics/')
    const chip = page.locator('.to-map').getByRole('button', { name: words.viewMap })
    const close = page.getByRole('button', { name: words.map.close })
    for (const leave of [() => page.goBack(), () => close.tap()]) {
      await chip.tap()
      await expect(close).toBeFocused()
      await expect(mapOf(page)).toBeInViewport()
      expect(await scrollTop(page)).toBeLessThan(844)
      await leave()
      await expect(mapOf(page)).toHaveCount(0)
      await expect(page).toHaveURL('/en/clinics/')
      await expect.poll(() => scrollTop(page)).toBe(0)
    }
  })

  test('Back from a clinic comes to the map again', async ({ page }) => {
    await openFromHead(page)
    await clinicAt(page, 'Bergen').tap()
    await page.locator('.zoom-map-card').getByRole('link', { name: 'Bergen' }).tap()
    await expect(page).toHaveURL('/en/clinics/bergen/')
    await page.goBack()
    await expect(mapOf(page)).toBeInViewport()
  })

  test('one finger scrolls the page over the map, two fingers move the map', async ({ page }) => {
    await openFromHead(page)
    const marks = page.locator('.zoom-map-marks')
    /** Where Bergen is on the map, wherever the map is on the screen; asked at once, because the page may still be scrolling. */
    const find = () =>
      clinicAt(page, 'Bergen').evaluate((clinic) => {
        const dot = clinic.querySelector('.dot')!.getBoundingClientRect()
        const map = clinic.closest('svg')!.getBoundingClientRect()
        return { x: Math.round(dot.x - map.x), y: Math.round(dot.y - map.y) }
      })
    // The whole country fills the map and cannot be moved.
    const whole = await findScale(page)
    await mapOf(page).getByRole('button', { name: words.map.zoomIn }).tap()
    await expectScale(page, 2 * whole)
    const before = await find()
    const { x, y, width, height } = (await marks.boundingBox())!
    const middle = { x: x + width / 2, y: y + height / 2 }
    const touch = await page.context().newCDPSession(page)
    const move = async (fingers: number, down: number) => {
      const at = (moved: number) =>
        Array.from({ length: fingers }, (_, id) => ({ id, x: middle.x + 60 * id, y: middle.y + moved }))
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
      for (let step = 1; step <= 8; step++)
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((down * step) / 8) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const top = await scrollTop(page)
    await move(2, 60)
    expect((await find()).y - before.y).toBeCloseTo(60, -1)
    expect(await scrollTop(page)).toBe(top)
    const moved = await find()
    await move(1, -120)
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(top + 50)
    expect(await find()).toEqual(moved)
  })
})
