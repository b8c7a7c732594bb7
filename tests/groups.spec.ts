import { expect } from '@playwright/test'
import { expectAccessible } from './actions/accessible.ts'
import {
  confirm,
  drawPerson,
  identify,
  languages,
  openSecondVisitor,
  pressNext,
  readMessages,
  test,
} from './actions/booking.ts'
import { bookChosen, openDates, orderChosen, ticketOf } from './actions/groups.ts'

test('a course is booked with all its dates by keyboard, seen in my appointment and cancelled as one', async ({
  page,
}) => {
  const { words } = languages.en
  await openDates(page, 'en', 'mindfulness-course')
  await expectAccessible(page, 'the dates of a course')
  const course = page.getByRole('radio', { name: /All 8 dates/ }).last()
  await expect(course).toHaveAccessibleName(/12 places left/)
  await course.focus()
  await page.keyboard.press('Space')
  await expect(course).toBeChecked()
  const person = await orderChosen(page, 'en')
  await expect(page.getByRole('definition').getByRole('listitem')).toHaveCount(8)
  await confirm(page, 'en')
  const dates = ticketOf(page, 'en').getByText(words.group.dates, { exact: true }).locator('..').getByRole('definition')
  await expect(dates).toHaveText(/^(?:.+\n){7}.+$/)
  await expect(page.getByText('or cancel later than 72 hours before, you pay the whole price')).toBeVisible()
  await expectAccessible(page, 'a booked course')
  const [message] = await readMessages(page.request, person.phone)
  expect(message!.text).toContain('8 dates, the first on Tuesday')

  await page.goto('/en/my-appointment/')
  await expect(page.getByRole('button', { name: words.manage.move })).toHaveCount(0)
  await page.getByRole('button', { name: words.booked.addToCalendar }).click()
  await expect(page.getByRole('link', { name: words.booked.calendarFile })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(words.booked.google) })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words.manage.cancel }).click()
  await expect(page.getByRole('dialog')).toContainText('all 8 dates')
  await page.getByRole('button', { name: words.manage.yes }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.manage.cancelled)
})

test('how late a course can be cancelled is said as its plan has it now, where it is chosen and before the order', async ({
  page,
}) => {
  await page.route('**/api/groups?*', async (route) => {
    const response = await route.fetch()
    const { groups } = await response.json()
    await route.fulfill({ response, json: { groups: groups.map((it: object) => ({ ...it, cancellationHours: 96 })) } })
  })
  await openDates(page, 'en', 'mindfulness-course')
  const course = page.getByRole('radio', { name: /All 8 dates/ }).last()
  await course.click()
  await expect(course).toBeChecked()
  await expect(page.getByRole('main').getByText('96 hours')).not.toHaveCount(0)
  await expect(page.getByText('72 hours')).toHaveCount(0)
  await pressNext(page, 'en')
  await identify(page, 'en', drawPerson('en'))
  await expect(page.getByText('96 hours')).toBeVisible()
  await expect(page.getByText('72 hours')).toHaveCount(0)
})

test('one evening of a class costs its own price, and a held place is one less for others', async ({
  page,
  browser,
  baseURL,
}) => {
  const { words } = languages.no
  await openDates(page, 'no', 'osteoarthritis-class')
  await page.getByText(words.group.one).last().click()
  const evening = page.getByRole('radio', { name: /340/ }).last()
  const name = (await evening.evaluate((it) => it.closest('label')?.querySelector('.group-name')?.textContent))!
  // Two prices until one is chosen, then its own; and marked with the tap itself, however busy the phone is.
  const summary = page.getByRole('complementary', { name: words.summary.heading })
  await expect(summary).not.toContainText(/\d\skr/)
  const isMarked = await evening.evaluate((it: HTMLInputElement) => {
    it.click()
    return it.checked
  })
  expect(isMarked).toBe(true)
  await expect(summary).toContainText('340')
  await page.getByRole('button', { name: words.nav.next, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.step.information)
  const other = await openSecondVisitor(browser, baseURL!)
  await openDates(other, 'no', 'osteoarthritis-class')
  await other.getByText(words.group.one).last().click()
  await expect(other.getByRole('radio', { name })).toHaveAccessibleName(/9 ledige plasser/)
  await other.context().close()
  await page.goBack()
  await expect(page.getByRole('radio', { name })).toBeChecked()
  await bookChosen(page, 'no')
  await expect(ticketOf(page, 'no')).toContainText('340')
})
