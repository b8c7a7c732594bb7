import { expect, type Page } from '@playwright/test'
import {
  confirm,
  doctorAt,
  drawPerson,
  identify,
  languages,
  listTimes,
  openBooking,
  pickTime,
  pressNext,
  test,
} from './actions/booking.ts'
import { type OwnServer, startOwnServer } from './actions/own-server.ts'

const { words } = languages.en

test.describe('in a browser set to Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('times and days are the clinic’s', async ({ page }) => {
    await openBooking(page, 'en', doctorAt('vika'))
    await expect(page.getByRole('button', { name: /^Mon 16 Nov/ })).toHaveAttribute('aria-pressed', 'true')
    const answer = await page.request.get('/api/slots?treatment=gp-consultation&clinic=vika&date=2026-11-24')
    const { slots } = (await answer.json()) as { slots: { start: string }[] }
    const starts = [...new Set(slots.map(({ start }) => start.slice(11, 16)))].sort()
    await openBooking(page, 'en', doctorAt('vika', '2026-11-24'))
    await expect(listTimes(page)).toHaveText(starts)
    const time = await pickTime(page)
    await pressNext(page, 'en')
    await identify(page, 'en', drawPerson('en'))
    await expect(page.getByRole('main')).toContainText(`Tuesday 24 November, ${time}`)
    await confirm(page, 'en')
    const ticket = page.getByRole('region', { name: words.booked.yourAppointment })
    await expect(ticket).toContainText(`Tuesday 24 November${time}`)
  })
})

test.describe('over the night in which the clocks go back', () => {
  let server: OwnServer | undefined
  test.beforeAll(async () => {
    server = await startOwnServer({ CLOCK: '2026-10-23T10:00:00Z', DEMO: 'no' })
  })
  test.afterAll(() => server?.stop())
  test.use({ baseURL: async ({ browserName: _ }, use) => use(server?.address) })

  test('the same time of day is booked before and after, an hour further apart in the calendar', async ({ page }) => {
    // The last Saturday of summer time, and the Monday after.
    const dates = ['2026-10-24', '2026-10-26'] as const
    const [before, after] = await Promise.all(dates.map((date) => listStarts(page, date)))
    const time = before!.find((start) => after!.includes(start))!
    const instants: string[] = []
    for (const date of dates) {
      await openBooking(page, 'en', doctorAt('bislett', date))
      await listTimes(page).filter({ hasText: time }).click()
      await pressNext(page, 'en')
      await identify(page, 'en', drawPerson('en'))
      await confirm(page, 'en')
      await expect(page.getByRole('region', { name: words.booked.yourAppointment })).toContainText(time)
      await page.getByRole('button', { name: words.booked.addToCalendar }).click()
      const link = await page.getByRole('link', { name: words.booked.google }).getAttribute('href')
      instants.push(/dates=([^%]+)/.exec(link!)![1]!)
    }
    const [first, second] = instants.map((text) => Temporal.Instant.from(text!))
    // Two days by the clock, plus the hour that is repeated.
    expect(first!.until(second!).total('hours')).toBe(49)
  })
})

/** The free times of a day at Bislett, in local time. */
async function listStarts(page: Page, date: string): Promise<string[]> {
  const answer = await page.request.get(`/api/slots?treatment=gp-consultation&clinic=bislett&date=${date}`)
  const { slots } = (await answer.json()) as { slots: { start: string }[] }
  return slots.map(({ start }) => start.slice(11, 16))
}
