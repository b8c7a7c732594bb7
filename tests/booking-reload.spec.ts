import { expect, type Page } from '@playwright/test'
import {
  confirm,
  doctorAt,
  drawPerson,
  expectStep,
  identify,
  languages,
  openBooking,
  openSecondVisitor,
  pickTime,
  pressNext,
  test,
  workday,
} from './actions/booking.ts'
import { holdScripts } from './actions/slow-network.ts'

const { words } = languages.en
const { step } = words

async function goToOrder(page: Page, clinic: string, day: number) {
  const person = drawPerson('en')
  await openBooking(page, 'en', doctorAt(clinic, workday(day)))
  await pickTime(page)
  await pressNext(page, 'en')
  await identify(page, 'en', person)
  return person
}

test('a reload at the order keeps form, proof and time, and leaves nothing readable behind', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await goToOrder(page, 'skoyen', 1)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft'))).not.toBeNull()
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const secret of [person.name, person.phone, '2000', 'Sore']) expect(stored).not.toContain(secret)

  await page.reload()
  await expectStep(page, step.confirm)
  await expect(page.getByRole('main')).toContainText(person.name)
  await expect(page.getByRole('main')).toContainText(person.description)

  // Another visitor cannot open it, not even with everything that this tab has stored.
  const stranger = await openSecondVisitor(browser, baseURL!)
  await stranger.goto('/en/')
  await stranger.evaluate((draft) => sessionStorage.setItem('draft', draft), JSON.parse(stored)[1].draft as string)
  await stranger.goto(page.url())
  await expectStep(stranger, step.information)
  await expect(stranger.getByText(words.note.retype)).toBeVisible()
  await expect(stranger.getByLabel(words.form.name)).toHaveValue('')
  await stranger.context().close()

  await confirm(page, 'en')
  expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull()
})

test('a reload right after the last letter loses nothing, not even when the form was just opened', async ({ page }) => {
  await openBooking(page, 'en', doctorAt('skoyen', workday(2)))
  await pickTime(page)
  const ready = page.waitForResponse('**/api/draft-keys')
  await pressNext(page, 'en')
  await (await ready).finished()
  await page.getByLabel(words.form.description).fill('Sore throat since Friday')
  await page.getByLabel(words.form.name).pressSequentially('Kari Nordmann')
  await page.reload()
  await expect(page.getByLabel(words.form.name)).toHaveValue('Kari Nordmann')
  await expect(page.getByLabel(words.form.description)).toHaveValue('Sore throat since Friday')
})

test('a link with choices paints nothing of the first step, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await holdScripts(page)
  await page.goto(languages.en.path + doctorAt('bislett'), { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: words.nav.loading })).toBeVisible()
  await expect(page.getByRole('heading', { name: step.type })).toBeHidden()
  await expect(page.getByText('Step 1 of 8')).toBeHidden()
  release()
  await expectStep(page, step.time)
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .first(),
  ).toBeVisible()
  // The web font may narrow a word of the header slightly when it arrives.
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
})

test('steps whose script is gone show a way on, and nothing chosen is lost', async ({ page }) => {
  // As after a release that took the old files away.
  await page.route('**/assets/later-steps*.js', (route) => route.fulfill({ status: 404 }))
  const reported = page.waitForRequest('**/api/page-errors')
  await openBooking(page, 'en', '?treatment=gp-consultation')
  const notice = page.getByRole('alert').filter({ hasText: words.problem.stepFailed })
  await expect(notice.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
  expect((await reported).postDataJSON()).toMatchObject({ page: 'booking', part: 'area' })
  await page.unroute('**/assets/later-steps*.js')
  await notice.getByRole('button').click()
  // Some browsers never ask for a module again that failed once; then the second button loads the page.
  const area = page.getByRole('main').getByRole('link', { name: 'Oslo', exact: true })
  await expect(area.or(page.getByRole('button', { name: words.problem.reload }))).toBeVisible()
  if (!(await area.isVisible())) await page.getByRole('button', { name: words.problem.reload }).click()
  await area.click()
  await expectStep(page, 'Choose clinic in Oslo')
})

test('the scripts of all steps are there soon after the first, so that a release changes nothing', async ({ page }) => {
  const fetched: string[] = []
  page.on('response', (response) => fetched.push(response.url()))
  await openBooking(page, 'en', '?type=physical')
  await expectStep(page, step.service)
  await expect.poll(() => fetched.filter((url) => /\/later-steps/.test(url)).length).toBe(1)
})
