import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Locale } from '#domain/market/locale.ts'
import { expectAccessible } from './actions/accessible.ts'
import {
  drawPerson,
  expectStep,
  fillInformation,
  identify,
  languages,
  listTimes,
  type Person,
  pressNext,
  readCode,
  readMessages,
  test,
} from './actions/booking.ts'
import { takeClock } from './actions/clock.ts'
import { askKioskCode, expectWelcome, kioskWords, openKiosk, orientations, registerBrowser } from './actions/kiosk.ts'

test.use({ hasTouch: true })

/** The first of what is offered, until there are times. */
async function chooseDoctor(page: Page, locale: Locale) {
  const { step } = languages[locale].words
  for (const question of [step.type, step.service, step.treatment]) {
    await expectStep(page, question)
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().tap()
  }
  await expectStep(page, step.time)
}

/**
 * From the first screen to the form, with the first time of an hour. Tests run at the same moment:
 * those at the same clinic take different hours, or they would want the same time.
 */
async function chooseTime(page: Page, locale: Locale, hour: number) {
  const { words } = languages[locale]
  await page.getByRole('button', { name: kioskWords[locale].welcome.book }).tap()
  await chooseDoctor(page, locale)
  const time = listTimes(page)
    .filter({ hasText: new RegExp(`^${hour}:`) })
    .first()
  await time.tap()
  await expect(time).toHaveAttribute('aria-pressed', 'true')
  await pressNext(page, locale)
  await expectStep(page, words.step.information)
}

/** What is read at arm's length: nothing smaller than 24 px. */
async function expectLargeType(page: Page) {
  const small = await page
    .locator('.kiosk :is(.btn, dt, b, p):visible')
    .evaluateAll((all) =>
      all.filter((it) => Number.parseFloat(getComputedStyle(it).fontSize) < 24).map((it) => it.textContent),
    )
  expect(small).toEqual([])
}

/** Everything on the screen at once: nobody scrolls on a tablet that hangs on a wall. */
async function expectToFit(page: Page) {
  const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(below, 'pixels below the screen').toBeLessThanOrEqual(0)
}

async function walkToConfirm(page: Page, locale: Locale, hour: number): Promise<Person> {
  await chooseTime(page, locale, hour)
  const person = drawPerson(locale)
  await identify(page, locale, person)
  return person
}

test('every word and button of the first screen is in sight on tablets of other shapes', async ({ page }) => {
  // The clinic with the longest name.
  await openKiosk(page, 'hegdehaugsveien', 'en')
  for (const [width, height] of [
    [1024, 768],
    [800, 768],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectToFit(page)
    const parts = page.locator('h1, .kiosk :is(a, button):visible')
    for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 })
    const cut = await parts.evaluateAll((all) =>
      all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent),
    )
    expect(cut, `cut off at ${width} × ${height}`).toEqual([])
  }
})

// A clinic for each: they run at the same moment, and would want the same times.
for (const [{ name, viewport }, locale, clinic] of [
  [orientations[0]!, 'no', 'bislett'],
  [orientations[1]!, 'en', 'skoyen'],
] as const) {
  test(`a visitor books on the tablet ${name}, in ${locale}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { words } = languages[locale]
    await openKiosk(page, clinic, locale)
    await expect(page.getByRole('button', { name: kioskWords[locale].nav.questions })).toBeInViewport({ ratio: 1 })
    await expectLargeType(page)
    await expectAccessible(page, 'the kiosk')
    await chooseTime(page, locale, 10)
    const person = drawPerson(locale)
    await fillInformation(page, locale, person)
    await pressNext(page, locale)
    await expect(page.getByLabel(words.code.code)).toBeVisible()
    await expectToFit(page)
    if (viewport.width > viewport.height) {
      await page.setViewportSize({ width: 1024, height: 768 })
      await expectToFit(page)
      await page.setViewportSize(viewport)
    }
    await page.getByLabel(words.code.code).fill(await readCode(page.request, person.phone))
    await expectStep(page, words.step.confirm)
    // Upright, the two lists stand below each other.
    if (viewport.width > viewport.height) await expectToFit(page)
    await expectAccessible(page, 'the kiosk')
    await page.getByRole('button', { name: words.confirm.button }).tap()
    await expectStep(page, words.step.booked)
    await expect(page.getByText(kioskWords[locale].booked.sms)).toBeVisible()
    const reference = (await page.getByText(/^[2-9A-HJ-NP-Z]{8}$/).textContent())!
    expect(reference).toHaveLength(8)
    await expect(page.getByRole('button', { name: kioskWords[locale].booked.done })).toBeInViewport({ ratio: 1 })
    await expectLargeType(page)
    await expectAccessible(page, 'the kiosk')
    await expect.poll(async () => (await readMessages(page.request, person.phone)).length).toBe(2)
    await page.getByRole('button', { name: kioskWords[locale].booked.done }).tap()
    await expectWelcome(page, 'no')
  })
}

test('greets before it knows whether it is a kiosk, and nothing moves when the choices come', async ({ page }) => {
  const { welcome } = kioskWords.no
  let answer = () => {}
  const isAnswered = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/kiosks/me', (route) => isAnswered.then(() => route.continue()))
  await registerBrowser(page, 'okern')
  await page.goto('/kiosk/okern/')
  await expect(page.getByText(welcome.checking)).toBeVisible()
  const book = page.getByRole('button', { name: welcome.book })
  await expect(book).toBeHidden()
  const places = () =>
    page
      .locator('.kiosk :is(h1, .art, nav, .lead, .kiosk-foot):visible')
      .evaluateAll((all) => all.map((it) => Object.values(it.getBoundingClientRect().toJSON())))
  await page.evaluate(() => document.fonts.ready)
  const before = await places()
  answer()
  await expect(book).toBeVisible()
  expect(await places()).toEqual(before)
})

test('shows the times of today first, and another date on request', async ({ page }) => {
  await openKiosk(page, 'okern', 'en')
  const { words } = languages.en
  await page.getByRole('button', { name: kioskWords.en.welcome.book }).tap()
  await chooseDoctor(page, 'en')
  await expect(page.getByRole('region', { name: /Monday,? 16 November/ })).toBeVisible()
  await page.getByRole('button', { name: words.time.pickDate }).tap()
  await expect(page.getByRole('dialog', { name: words.time.pickDate })).toBeVisible()
})

test('keeps the choices when the language is changed on the way, without a history', async ({ page }) => {
  await openKiosk(page, 'torshov')
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: 'English' }).tap()
  await expectWelcome(page, 'en')
  await chooseTime(page, 'en', 13)
  const released: string[] = []
  page.on('request', (it) => it.method() === 'DELETE' && released.push(it.url()))
  await page.getByLabel(languages.en.words.form.name).fill('Kari Nordmann')
  await page.getByRole('link', { name: 'Norsk' }).tap()
  await expectStep(page, languages.no.words.step.information)
  await expect(page.getByLabel(languages.no.words.form.name)).toHaveValue('Kari Nordmann')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(new URL(page.url()).search).toBe('')
  expect(released).toEqual([])
})

test.describe('a visitor who walks away', () => {
  /** Everything that scripts and the next visitor could find. */
  async function listTraces(page: Page, context: BrowserContext) {
    const stored = await page.evaluate(async () => ({
      session: Object.keys(sessionStorage).filter((it) => it !== 'locale' && it !== 'scroll'),
      local: Object.keys(localStorage),
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map((it) => it.name),
      fields: [...document.querySelectorAll('input, textarea')].length,
    }))
    const cookies = (await context.cookies()).map((it) => it.name).sort()
    return { ...stored, cookies }
  }

  test('is asked after a minute, and leaves nothing for the next', async ({ page, context }) => {
    await takeClock(page)
    await openKiosk(page, 'bislett', 'en')
    const entries = await page.evaluate(() => history.length)
    await chooseTime(page, 'en', 13)
    const person = drawPerson('en')
    await fillInformation(page, 'en', person)
    // Scripts of ours clear the stores themselves; what is in a cache only the server's answer takes away.
    await page.evaluate(async () => {
      localStorage.setItem('left', 'behind')
      await caches.open('left')
    })

    const { still } = kioskWords.en
    const question = page.getByRole('dialog', { name: still.heading })
    await page.clock.runFor(59_000)
    await expect(question).toBeHidden()
    await page.clock.runFor(2000)
    await expect(question).toBeVisible()
    await expectAccessible(page, 'the kiosk')
    await page.getByRole('button', { name: still.button }).tap()
    await expect(question).toBeHidden()
    await expect(page.getByLabel(languages.en.words.form.name)).toHaveValue(person.name)

    const released = page.waitForRequest((it) => it.method() === 'DELETE' && it.url().includes('/api/holds/'))
    const wiped = page.waitForResponse('**/api/kiosks/wipe')
    await page.clock.runFor(82_000)
    await released
    await wiped
    await expectWelcome(page, 'no')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(await listTraces(page, context)).toEqual({
      session: [],
      local: [],
      caches: [],
      databases: [],
      fields: 0,
      cookies: ['consent', 'kiosk'],
    })
    expect(await page.content()).not.toContain(person.name)

    await chooseTime(page, 'no', 13)
    const { form } = languages.no.words
    for (const label of [form.name, form.birthdate, form.phone, form.description]) {
      // '+47' stands in the field for the phone from the beginning.
      await expect(page.getByLabel(label)).toHaveValue(/^(?:\+47 ?)?$/)
    }
    for (const label of [form.name, form.birthdate, form.phone]) {
      await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', 'off')
    }
    await expect(page.locator('form')).toHaveAttribute('autocomplete', 'off')
    await page.goBack()
    await expect(page.getByText(person.name)).toHaveCount(0)
  })

  test('has two minutes for the SMS with the code', async ({ page }) => {
    await takeClock(page)
    await openKiosk(page, 'nydalen', 'en')
    await chooseTime(page, 'en', 13)
    const person = drawPerson('en')
    await fillInformation(page, 'en', person)
    await pressNext(page, 'en')
    const code = page.getByLabel(languages.en.words.code.code)
    await expect(code).toBeVisible()
    const question = page.getByRole('dialog', { name: kioskWords.en.still.heading })
    await page.clock.runFor(115_000)
    await expect(question).toBeHidden()
    await page.clock.runFor(6000)
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: kioskWords.en.still.button }).tap()
    await code.fill(await readCode(page.request, person.phone))
    await page.clock.runFor(2000)
    await expectStep(page, languages.en.words.step.confirm)
  })

  test('finds the first screen again by itself after a booking, and so does the next visitor', async ({ page }) => {
    await openKiosk(page, 'torshov', 'en')
    await walkToConfirm(page, 'en', 12)
    await takeClock(page)
    await page.getByRole('button', { name: languages.en.words.confirm.button }).tap()
    await expectStep(page, languages.en.words.step.booked)
    await page.clock.runFor(31_000)
    await expectWelcome(page, 'no')
    await expect(page.getByText(/^[2-9A-HJ-NP-Z]{8}$/)).toHaveCount(0)
  })
})

test.describe('without a network', () => {
  test('says so, books nothing in secret, and finds a booking again whose answer was lost', async ({
    page,
    context,
  }) => {
    const { words } = languages.en
    const { connection } = kioskWords.en
    await openKiosk(page, 'skoyen', 'en')
    const person = await walkToConfirm(page, 'en', 13)
    const keys: string[] = []
    await page.route('**/api/bookings', async (route) => {
      keys.push(route.request().headers()['idempotency-key']!)
      // The server books the first one, and the answer never arrives.
      if (keys.length === 1) await route.fetch()
      return keys.length < 3 ? route.abort('connectionreset') : route.continue()
    })
    await context.setOffline(true)
    await expect(page.getByRole('alert').getByText(connection.lost)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(connection.lost)).toBeHidden()
    expect(keys).toEqual([])

    await takeClock(page)
    await page.getByRole('button', { name: words.confirm.button }).tap()
    await expect(page.getByText(connection.noAnswer)).toBeVisible()
    // It asks again by itself, twice.
    for (const asked of [2, 3]) {
      await page.clock.runFor(5000)
      await expect.poll(() => keys.length).toBe(asked)
    }
    await expectStep(page, words.step.booked)
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(3)
    const confirmations = async () =>
      (await readMessages(page.request, person.phone)).filter(({ text }) => !/#\d{6}$/.test(text)).length
    await expect.poll(confirmations).toBe(1)
  })
})

test.describe('a browser that is no kiosk', () => {
  test('is asked for the code, is told about a wrong one, and never sees the booking', async ({ page }) => {
    const { register } = kioskWords.en
    const scripts: string[] = []
    page.on('request', (it) => it.resourceType() === 'script' && scripts.push(it.url()))
    await page.goto('/en/kiosk/bislett/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(register.heading)
    await expect(page.getByRole('button', { name: kioskWords.en.welcome.book })).toHaveCount(0)
    expect(scripts, 'fetched before anybody touches the page').toEqual([])
    await page.getByLabel(register.code).fill('ABCD-2345')
    await page.getByRole('button', { name: register.button }).click()
    await expect(page.getByText(languages.en.common.validation['invalid-code'])).toBeVisible()
    await expectAccessible(page, 'the kiosk')
  })

  test('shows the clinic that it was registered for', async ({ page }) => {
    await page.goto('/kiosk/bislett/')
    await page.getByLabel(kioskWords.no.register.code).fill(await askKioskCode('vika'))
    await page.getByRole('button', { name: kioskWords.no.register.button }).click()
    await page.waitForURL('**/kiosk/vika/')
    await expectWelcome(page, 'no')
  })
})

test('is installed as an app of its own that fills the screen, in both languages, and is found by no search engine', async ({
  page,
  request,
}) => {
  for (const path of ['/kiosk/bislett/', '/en/kiosk/bislett/']) {
    await page.goto(path)
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await request.get(address!)).json()
    expect(manifest).toMatchObject({ display: 'fullscreen', start_url: '/kiosk/bislett/', scope: '/' })
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/kiosk/')
})

test('leads nowhere else: no link leaves, no menu opens, no text is selected', async ({ page }) => {
  await openKiosk(page, 'skoyen', 'en')
  await walkToConfirm(page, 'en', 12)
  const leaving = page.locator('.kiosk a:not([href^="?"], [href^="#"], [data-inside])')
  for (const link of await leaving.all()) await link.dispatchEvent('click')
  await page.getByRole('link', { name: languages.en.words.confirm.termsLink }).tap()
  const terms = page.frameLocator('.terms-page')
  await expect(terms.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector<HTMLIFrameElement>('.terms-page')!.contentDocument!.readyState),
    )
    .toBe('complete')
  const before = await page.evaluate(
    () => document.querySelector<HTMLIFrameElement>('.terms-page')!.contentWindow!.location.href,
  )
  for (const link of await terms.getByRole('link').all()) await link.dispatchEvent('click')
  expect(
    await page.evaluate(() => document.querySelector<HTMLIFrameElement>('.terms-page')!.contentWindow!.location.href),
  ).toBe(before)
  expect(new URL(page.url()).pathname).toBe('/en/kiosk/skoyen/')
  const style = await page.locator('.kiosk').evaluate((it) => getComputedStyle(it).userSelect)
  expect(style).toBe('none')
  const isStopped = await page
    .locator('.kiosk')
    .evaluate((it) => !it.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })))
  expect(isStopped).toBe(true)
})
