import { expect, type Page } from '@playwright/test'
import { choose, doctorAt, expectStep, languages, listTimes, openBooking, pickTime, test } from './actions/booking.ts'
import { takeClock } from './actions/clock.ts'
import { holdAnswers } from './actions/slow-network.ts'

const { words, common } = languages.en
const { time } = words
const monday = '2026-11-16'
const physio = (clinic: string, more = '') =>
  `?treatment=physiotherapist-first-time&clinic=${clinic}&date=${monday}${more}`

/** Every state of a day in the demo's schedule (content/demo.yaml says where), and which ways out it offers. */
const states = [
  ['clinic-closed', doctorAt('bergen', monday), time['clinic-closed'], ['date', 'clinic']],
  ['clinic-fully-booked', doctorAt('okern', monday), time['clinic-fully-booked'], ['date', 'clinic']],
  [
    'practitioner-fully-booked',
    physio('grunerlokka', '&practitioner=sara-haugland'),
    'Sara Haugland is fully booked this day.',
    ['date', 'practitioner', 'clinic'],
  ],
  [
    'practitioner-closed',
    `${doctorAt('grunerlokka', monday)}&practitioner=elise-tangen`,
    'Elise Tangen is not seeing patients this day.',
    ['date', 'practitioner', 'clinic'],
  ],
  [
    'therapist-not-working',
    physio('grunerlokka', '&practitioner=jonas-eide'),
    'Jonas Eide is not working this day.',
    ['date', 'practitioner', 'clinic'],
  ],
  [
    'doctor-no-appointments',
    '?treatment=dermatologist-consultation&clinic=vika&date=2026-11-19',
    time['doctor-no-appointments'],
    ['date', 'clinic'],
  ],
  ['therapist-no-appointments', physio('nordstrand'), time['therapist-no-appointments'], ['date', 'clinic']],
] as const

for (const [state, query, message, ways] of states) {
  test(`a day that is '${state}' says so and offers another way`, async ({ page }) => {
    await openBooking(page, 'en', query)
    await expect(page.getByText(message)).toBeVisible()
    await expect(listTimes(page)).toHaveCount(0)
    const notice = page.getByRole('status').filter({ hasText: message })
    const isOffered = (way: string) => (ways as readonly string[]).includes(way)
    await expect(notice.getByRole('button', { name: time.otherPractitioner })).toHaveCount(
      isOffered('practitioner') ? 1 : 0,
    )
    await expect(notice.getByRole('link', { name: time.otherClinic })).toHaveCount(isOffered('clinic') ? 1 : 0)
    await notice.getByRole('button', { name: /^Next available day/ }).click()
    await expect(listTimes(page).first()).toBeVisible()
    await openBooking(page, 'en', query)
    if (isOffered('practitioner')) {
      await page.getByRole('button', { name: time.otherPractitioner }).click()
      await expect(page.getByRole('button', { name: time.all })).toHaveAttribute('aria-pressed', 'true')
    } else {
      await page.getByRole('status').getByRole('link', { name: time.otherClinic }).click()
      await expectStep(page, /^Choose clinic in/)
    }
  })
}

test('times stand under Morning, Afternoon and Evening, days have their state in words', async ({ page }) => {
  await openBooking(page, 'en', doctorAt('bislett', '2026-11-17'))
  await expect(page.getByRole('heading', { level: 2, name: /Morning|Afternoon|Evening/ })).toHaveText([
    'Morning',
    'Afternoon',
    'Evening',
  ])
  await expect(page.getByRole('button', { name: /^Tue 17 Nov \d+ available$/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Sun 22 Nov Closed' })).toBeVisible()
})

test('one practitioner’s times only, on a tap', async ({ page }) => {
  await openBooking(page, 'en', doctorAt('bislett', '2026-11-17'))
  await expect(listTimes(page).first()).toBeVisible()
  const all = await listTimes(page).count()
  await page.getByRole('button', { name: 'Daniel Okafor' }).click()
  await expect(page).toHaveURL(/practitioner=daniel-okafor/)
  await expect.poll(() => listTimes(page).count()).toBeLessThan(all)
  await pickTime(page)
  await expect(page.getByText(/You’ve chosen .* with Daniel Okafor/)).toBeVisible()
})

test('the calendar opens at the size it keeps while its code comes and from month to month, so that nothing jumps under a finger', async ({
  page,
}) => {
  await openBooking(page, 'en', doctorAt('bislett', '2026-11-17'))
  const release = await holdAnswers(page, '**/assets/calendar-*.js')
  await page.getByRole('button', { name: time.pickDate }).click()
  const calendar = page.getByRole('dialog', { name: time.pickDate })
  await expect(calendar).toBeVisible()
  const size = await calendar.boundingBox()
  release()
  await expect(calendar.getByRole('button', { name: '20 November' })).toBeVisible()
  expect(await calendar.boundingBox()).toEqual(size)
  await calendar.getByRole('button', { name: time.nextMonth }).click()
  await expect(calendar.getByText('December', { exact: true })).toBeVisible()
  expect(await calendar.boundingBox()).toEqual(size)
})

test('the calendar is used by keyboard alone, and refuses days without times', async ({ page }) => {
  await openBooking(page, 'en', doctorAt('bislett', '2026-11-17'))
  await page.getByRole('button', { name: time.pickDate }).focus()
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('dialog', { name: time.pickDate })
  const day = (number: number) => calendar.getByRole('button', { name: `${number} November` })
  /** Waits for the effect of a key before the next is pressed, as a person does. */
  const goTo = async (number: number, key: string) => {
    await page.keyboard.press(key)
    await expect(day(number)).toBeFocused()
  }
  await expect(day(17)).toBeFocused()
  // A Sunday: closed.
  await goTo(22, 'End')
  await expect(day(22)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeVisible()
  await goTo(16, 'Home')
  await goTo(23, 'ArrowDown')
  await goTo(24, 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(page).toHaveURL(/date=2026-11-24/)
  await expect(page.getByRole('button', { name: time.pickDate })).toBeFocused()
  await page.getByRole('button', { name: time.pickDate }).click()
  await expect(calendar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: time.pickDate })).toBeFocused()
})

test('free times follow what other people book, without a reload', async ({ page, playwright, baseURL }) => {
  await takeClock(page)
  await openBooking(page, 'en', doctorAt('kirkeveien', '2026-12-02'))
  const first = listTimes(page).first()
  const start = (await first.textContent())!
  const others = await playwright.request.newContext({ baseURL })
  const day = await (await others.get('/api/slots?treatment=gp-consultation&clinic=kirkeveien&date=2026-12-02')).json()
  const slots = (day.slots as { id: string; start: string }[]).filter((slot) => slot.start.slice(11, 16) === start)
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  for (const { id } of slots) await others.post('/api/holds', { data: { slot: id } })
  // What is shown is asked for again every ten seconds.
  await page.clock.fastForward(10_000)
  await expect(page.getByText(`Someone else took the time at ${start}. Choose another.`)).toBeVisible()
  await expect(page.getByRole('button', { name: start, exact: true })).toBeHidden()
})

test('whoever finds no time is told to try again, and how else', async ({ page }) => {
  await openBooking(page, 'en', doctorAt('bislett'))
  await page.getByText("Can't find the right time?").click()
  await expect(page.getByText(/^Try again in a while/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call Bislett/ })).toHaveAttribute('href', /^tel:\+47/)
  await page.getByRole('button', { name: words.nav.tryAgain }).click()
  await expect(listTimes(page).first()).toBeVisible()
})

test('without a network the visitor is told, keeps what was chosen, and can try again', async ({ page, context }) => {
  await openBooking(page, 'en', doctorAt('bislett'))
  await expect(listTimes(page).first()).toBeVisible()
  await context.setOffline(true)
  const days = page.getByRole('list', { name: words.time.days }).getByRole('button')
  await days.nth(2).click()
  // Nothing is typed here, so that nothing is said about it.
  const told = page.getByRole('alert')
  await expect(told.getByText(common.site.offline, { exact: true })).toBeVisible()
  await expect(days).toHaveCount(7)
  await expect(days.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await choosePractitioner(page)
  await expect(told.getByText(common.site.offline, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: words.time.all })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: words.nav.tryAgain }).click()
  await expect(listTimes(page).first()).toBeVisible()
  await choose(page, words.nav.back)
})

async function choosePractitioner(page: Page) {
  await page.getByRole('button', { name: 'Ragnhild Sæther' }).click()
}

test('every time of anybody says whose it is, and one person’s times need no name', async ({ page }) => {
  await openBooking(page, 'en', doctorAt('bislett', '2026-11-19'))
  const first = listTimes(page).first()
  await expect(first).toHaveAccessibleDescription('Ragnhild Sæther')
  await expect(page.getByText('Ragnhild Sæther', { exact: true }).nth(1)).toBeVisible()
  await first.click()
  await expect(page.getByRole('status').filter({ hasText: time.chosen })).toContainText('with Ragnhild Sæther')
  await page.getByRole('button', { name: 'Ragnhild Sæther', exact: true }).click()
  await expect(first).toHaveAccessibleDescription('')
})

test('what one clinic alone offers says so and leads to video, not to a list of that one clinic', async ({ page }) => {
  await openBooking(page, 'en', '?treatment=psychologist-consultation&clinic=hegdehaugsveien')
  await page.getByText(time.cannotFind).click()
  const ways = page.getByRole('group').filter({ hasText: time.cannotFind })
  await expect(ways).toContainText('Only Hegdehaugsveien offers this.')
  await expect(page.getByRole('link', { name: time.otherClinic })).toHaveCount(0)
  await ways.getByRole('link', { name: 'Psychologist on video' }).click()
  await expect(page.getByRole('dialog', { name: 'Psychologist on video' })).toBeVisible()
  await page.goBack()
  await expectStep(page, words.step.time)
})

test('another clinic is another one, also from the only clinic of an area or of a practitioner', async ({ page }) => {
  for (const query of [doctorAt('bergen'), `${doctorAt('bislett')}&practitioner=daniel-okafor`]) {
    await openBooking(page, 'en', query)
    await page.getByText(time.cannotFind).click()
    await page.getByRole('link', { name: time.otherClinic }).click()
    await expectStep(page, /^Choose clinic in/)
    await expect(page.getByRole('article').nth(1)).toBeVisible()
  }
})
