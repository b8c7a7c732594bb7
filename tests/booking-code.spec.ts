import { expect, type Page } from '@playwright/test'
import {
  doctorAt,
  drawPerson,
  expectStep,
  fillInformation,
  identify,
  languages,
  openBooking,
  type Person,
  pickTime,
  pressNext,
  test,
  workday,
} from './actions/booking.ts'

// What the code page does when sending or checking a code goes wrong. The server cannot be made to fail on demand, so its
// answers are faked.
const { words, common } = languages.en
const problem = (status: number, code: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ code, status, title: code }),
})
const sent = {
  status: 202,
  contentType: 'application/json',
  body: JSON.stringify({ id: '7d1b0b5e-0000-4000-8000-000000000000', resendIn: 0 }),
}

async function openForm(page: Page, clinic: string, day: number): Promise<Person> {
  await openBooking(page, 'en', doctorAt(clinic, workday(day)))
  await pickTime(page)
  await pressNext(page, 'en')
  return drawPerson('en')
}

test('a proof that has expired sends another code, and says so', async ({ page }) => {
  const person = await openForm(page, 'bogstadveien', 1)
  await identify(page, 'en', person)
  await page.route('**/api/bookings', (route) => route.fulfill(problem(422, 'invalid-code')))
  await page.route('**/api/verifications*', (route) => route.fulfill(sent))
  const asked = page.waitForRequest('**/api/verifications*')
  await page.getByRole('button', { name: words.confirm.button }).click()
  await asked
  await expect(page.getByText(words.note.verify)).toBeVisible()
  await expect(page.getByText('We’ve sent a code to')).toBeVisible()
  await expect(page.getByLabel(words.code.code)).toBeFocused()
})

test('when that code cannot be sent either, the page does not claim it, and offers to send it', async ({ page }) => {
  const person = await openForm(page, 'bogstadveien', 4)
  await identify(page, 'en', person)
  await page.route('**/api/bookings', (route) => route.fulfill(problem(422, 'invalid-code')))
  await page.route('**/api/verifications*', (route) => route.fulfill(problem(503, 'unavailable')))
  await page.getByRole('button', { name: words.confirm.button }).click()
  await expect(page.getByRole('heading', { name: words.code.unsentHeading })).toBeVisible()
  await expect(page.getByText('We’ve sent a code to')).toBeHidden()
  await expect(page.getByLabel(words.code.code)).toBeHidden()
  await page.unroute('**/api/verifications*')
  await page.route('**/api/verifications*', (route) => route.fulfill(sent))
  await page.getByRole('button', { name: words.code.send, exact: true }).click()
  await expect(page.getByLabel(words.code.code)).toBeVisible()
})

test('another code: a failed try can be repeated, and the old code goes with what was wrong with it', async ({
  page,
}) => {
  const person = await openForm(page, 'bogstadveien', 5)
  await page.route('**/api/verifications*', (route) => route.fulfill(sent))
  await page.route('**/api/verifications/*/code*', (route) => route.fulfill(problem(422, 'invalid-code')))
  await fillInformation(page, 'en', person)
  await pressNext(page, 'en')
  const field = page.getByLabel(words.code.code)
  await field.fill('111111')
  await expect(page.getByText('Invalid code.').first()).toBeVisible()

  await page.unroute('**/api/verifications*')
  await page.route('**/api/verifications*', (route) => route.fulfill(problem(503, 'unavailable')))
  await page.getByRole('button', { name: words.code.resend }).click()
  const retry = page.getByRole('button', { name: words.nav.tryAgain })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/verifications*')
  await page.route('**/api/verifications*', (route) => route.fulfill(sent))
  const [request] = await Promise.all([page.waitForRequest('**/api/verifications**'), retry.click()])
  expect(new URL(request.url()).pathname).toBe('/api/verifications')
  await expect(page.getByText(words.code.resent)).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(page.getByText('Invalid code.')).toHaveCount(0)

  // Five wrong tries, or ten minutes: only a new code helps, and its button is there.
  for (const code of ['code-exhausted', 'code-expired'] as const) {
    await page.unroute('**/api/verifications/*/code*')
    await page.route('**/api/verifications/*/code*', (route) => route.fulfill(problem(422, code)))
    await field.fill('222222')
    await expect(page.getByText(common.problems[code]).first()).toBeVisible()
    await expect(page.getByText('Invalid code.')).toHaveCount(0)
    await page.getByRole('button', { name: words.code.resend }).click()
    await expect(page.getByText(common.problems[code])).toHaveCount(0)
  }
})

test('the fifth wrong code says that only a new one helps', async ({ page }) => {
  const person = await openForm(page, 'nordstrand', 4)
  await fillInformation(page, 'en', person)
  await pressNext(page, 'en')
  const field = page.getByLabel(words.code.code)
  for (const digit of [1, 2, 3, 4, 5]) {
    const answered = page.waitForResponse('**/api/verifications/*/code*')
    await field.fill(String(digit).repeat(6))
    await answered
    const said = digit < 5 ? 'Invalid code.' : common.problems['code-exhausted']
    await expect(page.getByText(said).first()).toBeVisible()
  }
})

test('a field that was put right is no longer red, and typing keeps the focus', async ({ page }) => {
  await openForm(page, 'bogstadveien', 3)
  await expect(page.getByLabel(words.form.phone)).toHaveValue('+47 ')
  await pressNext(page, 'en')
  const name = page.getByLabel(words.form.name)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Kari Nordmann')
  await expect(name).toBeFocused()
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('link', { name: common.validation['name-required'] })).toHaveCount(0)
  await expect(page.getByLabel(words.form.description)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(words.form.phone).pressSequentially('+46 70 123 45 67')
  await expect(page.getByLabel(words.form.phone)).toHaveValue('+46 70 123 45 67')
})

test('a time that cannot be held, and clinics whose times cannot be fetched, say so', async ({ page }) => {
  await page.route('**/api/clinics*', (route) => route.fulfill(problem(503, 'unavailable')))
  await openBooking(page, 'en', '?treatment=gp-consultation&area=oslo')
  await expectStep(page, 'Choose clinic in Oslo')
  await expect(page.getByText(words.listing.failed)).toBeVisible()
  await expect(page.getByText(words.choose.noFree)).toHaveCount(0)
  await expect(page.getByText(words.choose.unknownFree).first()).toBeVisible()
  await page.unroute('**/api/clinics*')
  await page.getByRole('button', { name: words.nav.tryAgain }).click()
  await expect(page.getByText(words.listing.failed)).toHaveCount(0)

  await page.route('**/api/holds', (route) => route.fulfill(problem(503, 'unavailable')))
  await openBooking(page, 'en', doctorAt('bogstadveien'))
  await pickTime(page)
  const next = page.getByRole('button', { name: words.nav.next, exact: true })
  await expect(next).toBeInViewport()
  await next.click()
  await expect(page.getByText(words.hold.failed)).toBeVisible()
  await page.unroute('**/api/holds')
  await page.getByRole('button', { name: words.nav.tryAgain }).click()
  await expect(page.getByText(words.hold.kept)).toBeVisible()
})
