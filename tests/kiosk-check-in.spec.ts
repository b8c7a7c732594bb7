import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { Resvg } from '@resvg/resvg-js'
import decodeQR from 'qr/decode.js'
import type { Locale } from '#domain/market/locale.ts'
import { expectAccessible } from './actions/accessible.ts'
import { bookByApi } from './actions/api-booking.ts'
import { drawPhone, languages, listCodes, readCode, test } from './actions/booking.ts'
import { cameraFlags, filmQr } from './actions/fake-camera.ts'
import { expectWelcome, kioskWords, openKiosk, orientations } from './actions/kiosk.ts'
import { recordViolations } from './actions/policy-violations.ts'

// The clock of the tests says half past seven on Monday 16 November: the first times are within the hour.
test.use({ hasTouch: true })

async function showPhone(page: Page, locale: Locale, phone: string) {
  const words = kioskWords[locale]
  const { form, code } = languages[locale].words
  await page.getByRole('button', { name: words.welcome.arrive }).tap()
  await page.getByRole('button', { name: words.checkIn.byPhone }).tap()
  await page.getByLabel(form.phone).fill(phone)
  const { length: before } = await listCodes(page.request, phone)
  await page.getByRole('button', { name: code.send }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.checkIn.code)
  await page.getByLabel(code.code).fill(await readCode(page.request, phone, before))
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

// At clinics where no other test takes a time of this morning: both have to be within the hour.
for (const [{ name, viewport }, locale, clinic] of [
  [orientations[0]!, 'en', 'lillestrom'],
  [orientations[1]!, 'no', 'vika'],
] as const) {
  test(`who has several appointments chooses one by its time, and sees first name, time and seat alone: ${name}, ${locale}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport)
    const words = kioskWords[locale]
    const phone = drawPhone()
    // Times of ten minutes: the next hour has several of them.
    const treatment = 'prescription-renewal'
    const first = await bookByApi(request, { clinic, phone, treatment })
    const second = await bookByApi(request, { clinic, phone, treatment, after: first.start })
    await openKiosk(page, clinic, locale)
    await showPhone(page, locale, phone)
    await expect(heading(page)).toHaveText(words.checkIn.several)
    await expectAccessible(page, 'several appointments')
    const times = [first, second].map(({ start }) => start.slice(11, 16))
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(times)
    await page.getByRole('button', { name: times[1]! }).tap()
    await expect(heading(page)).toHaveText(words.checkIn.welcome.replace('{name}', 'Kari').replace('{time}', times[1]!))
    await expect(page.getByText(/Ta plass|Take a seat/)).toBeVisible()
    await expect(page.getByText('Nordmann')).toHaveCount(0)
    await expectAccessible(page, 'arrived')
    await page.getByRole('button', { name: words.booked.done }).tap()
    await expectWelcome(page, 'no')
    const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    for (const trace of ['Kari', phone.slice(-6), first.ticket, second.ticket]) expect(left).not.toContain(trace)
  })
}

test('the camera reads the code of a booking, once', async ({ request, baseURL }, info) => {
  const { ticket, start } = await bookByApi(request, { clinic: 'nydalen', phone: drawPhone() })
  const film = join(info.outputPath(), '..', `${info.testId}.y4m`)
  filmQr(ticket, film)
  const { launchOptions } = info.project.use
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions!.args!, ...cameraFlags(film)] })
  recordViolations(browser)
  try {
    const page = await browser.newPage({ baseURL: baseURL!, viewport: orientations[0]!.viewport, hasTouch: true })
    const words = kioskWords.en
    await openKiosk(page, 'nydalen', 'en')
    const show = async () => {
      await page.getByRole('button', { name: words.welcome.arrive }).tap()
      await page.getByRole('button', { name: words.checkIn.byCode }).tap()
    }
    await show()
    await expect(heading(page)).toHaveText(
      words.checkIn.welcome.replace('{name}', 'Kari').replace('{time}', start.slice(11, 16)),
    )
    await page.getByRole('button', { name: words.booked.done }).tap()
    await expectWelcome(page, 'no')
    await page.goto('/en/kiosk/nydalen/')
    await expectWelcome(page, 'en')
    await show()
    await expect(heading(page)).toHaveText(words.checkIn.refused['already-arrived'].heading)
  } finally {
    await browser.close()
  }
})

test('who cannot check in is told why, in their language', async ({ page, request }) => {
  const locale = 'en'
  await page.setViewportSize(orientations[1]!.viewport)
  const { refused } = kioskWords[locale].checkIn
  const [early, elsewhere, cancelled] = [drawPhone(), drawPhone(), drawPhone()]
  await bookByApi(request, { clinic: 'kirkeveien', phone: early, date: '2026-11-17' })
  await bookByApi(request, { clinic: 'ulleval', phone: elsewhere })
  const { reference, token } = await bookByApi(request, {
    clinic: 'kirkeveien',
    phone: cancelled,
    date: '2026-11-19',
  })
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.post(`/api/bookings/${reference}/cancel`, { headers })).ok()).toBe(true)
  await openKiosk(page, 'kirkeveien', locale)
  for (const [phone, refusal] of [
    [early, 'too-early'],
    [elsewhere, 'other-clinic'],
    [cancelled, 'cancelled'],
    [drawPhone(), 'not-found'],
  ] as const) {
    await page.goto(`${locale === 'en' ? '/en' : ''}/kiosk/kirkeveien/`)
    await expectWelcome(page, locale)
    await showPhone(page, locale, phone)
    await expect(heading(page)).toHaveText(refused[refusal].heading)
    await expect(page.getByText(refused[refusal].text)).toBeVisible()
    if (refusal === 'too-early') await expect(page.getByText(/17\.? november (?:kl\.|at) \d\d:\d\d/i)).toBeVisible()
  }
})

test('without a camera one tap leads to the phone number, the language can be changed, and the code fits on a tablet on its side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openKiosk(page, 'bislett', 'en')
  await page.getByRole('button', { name: kioskWords.en.welcome.arrive }).tap()
  await page.getByRole('link', { name: 'Norsk' }).tap()
  const { checkIn } = kioskWords.no
  await expect(heading(page)).toHaveText(checkIn.heading)
  await page.getByRole('button', { name: checkIn.byCode }).tap()
  await expect(page.getByText(checkIn.noCamera)).toBeVisible()
  await page.getByRole('button', { name: checkIn.byPhone }).tap()
  const { form, code } = languages.no.words
  await page.getByLabel(form.phone).fill(drawPhone())
  await page.getByRole('button', { name: code.send }).tap()
  await expect(heading(page)).toHaveText(checkIn.code)
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  }
})

test('only the pages of kiosks may ask for the camera', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['permissions-policy']
  for (const path of ['/kiosk/bislett/', '/en/kiosk/bislett/']) expect(await policyOf(path)).toContain('camera=(self)')
  for (const path of ['/', '/en/book-an-appointment/', '/klinikker/bislett/']) {
    expect(await policyOf(path)).toContain('camera=()')
  }
})

test('the page of a booking carries its ticket as a QR code', async ({ page, request }) => {
  const { reference, token, ticket } = await bookByApi(request, {
    clinic: 'bislett',
    phone: drawPhone(),
    date: '2026-11-20',
  })
  await page.goto(`/en/my-appointment/#${reference}.${token}`)
  const code = page.getByRole('img', { name: languages.en.words.checkIn.code })
  const picture = await code.evaluate((svg) => svg.outerHTML)
  const svg = picture
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('class="qr-ground"', 'fill="white"')
    .replace('class="qr-dark"', 'fill="black"')
  const { width, height, pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 300 } }).render()
  const read = decodeQR({ width, height, data: new Uint8Array(pixels) }).split('.')
  // Made anew for every answer: the reference is the same, the moment it expires and the signature follow the clock.
  expect([read[0], read.length]).toEqual([ticket.split('.')[0], 3])
})

test('a clinic that is open says how long the wait is, in the same words on its page, in the list and on the kiosk', async ({
  page,
}) => {
  const wait = { from: 10, to: 25, at: '2026-11-16T10:42:00+01:00' }
  await page.route('**/api/clinics?**', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const clinic of body.clinics) if (clinic.id === 'vika') clinic.today.wait = wait
    await route.fulfill({ response: answer, json: body })
  })
  const said = 'Wait now: 10–25 minutes, as of 10:42'
  for (const path of ['/en/clinics/vika/', '/en/clinics/']) {
    await page.goto(path)
    await expect(page.locator('main [data-clinic=vika]').getByText(said)).toBeVisible()
  }
  // Closed today: nothing is said.
  await expect(page.locator('main [data-clinic=bergen] [data-fact=wait]')).toHaveText('')
  await openKiosk(page, 'vika', 'en')
  await expect(page.getByText(said)).toBeVisible()
})

test('the language can be changed while the code is on its way and on the last screen, and nothing is lost', async ({
  page,
  request,
}) => {
  await page.setViewportSize(orientations[0]!.viewport)
  const phone = drawPhone()
  // Not where the other check-ins are: its first time must be within the hour.
  const { start } = await bookByApi(request, { clinic: 'nordstrand', phone })
  await openKiosk(page, 'nordstrand', 'no')
  const { form, code } = languages.no.words
  await page.getByRole('button', { name: kioskWords.no.welcome.arrive }).tap()
  await page.getByRole('button', { name: kioskWords.no.checkIn.byPhone }).tap()
  await page.getByLabel(form.phone).fill(phone)
  const { length: before } = await listCodes(page.request, phone)
  await page.getByRole('button', { name: code.send }).tap()
  await expect(heading(page)).toHaveText(kioskWords.no.checkIn.code)
  await page.getByRole('link', { name: 'English' }).tap()
  await expect(heading(page)).toHaveText(kioskWords.en.checkIn.code)
  await page.getByLabel(languages.en.words.code.code).fill(await readCode(page.request, phone, before))
  const welcome = (locale: Locale) =>
    kioskWords[locale].checkIn.welcome.replace('{name}', 'Kari').replace('{time}', start.slice(11, 16))
  await expect(heading(page)).toHaveText(welcome('en'))
  await page.getByRole('link', { name: 'Norsk' }).tap()
  await expect(heading(page)).toHaveText(welcome('no'))
  await expect(page.getByText(/^Ta plass/)).toBeVisible()
  await page.getByRole('button', { name: kioskWords.no.booked.done }).tap()
  await expectWelcome(page, 'no')
  await page.getByRole('button', { name: kioskWords.no.welcome.arrive }).tap()
  await expect(heading(page)).toHaveText(kioskWords.no.checkIn.heading)
  await expect(page.getByText('Kari')).toHaveCount(0)
})
