import { expect } from '@playwright/test'
import { expectAccessible } from './actions/accessible.ts'
import { languages, readMessages, test } from './actions/booking.ts'
import { bookChosen, openDates, ticketOf } from './actions/groups.ts'
import { expectReadableAtEverySize } from './actions/large-text.ts'

test('a webinar is booked on a phone: the link comes by SMS and is on no page', async ({ page }) => {
  const { words } = languages.no
  await openDates(page, 'no', 'webinar-child-anxiety')
  await expectAccessible(page, 'the dates of a webinar')
  await expect(page.getByText('Hegdehaugsveien')).toHaveCount(0)
  await page.getByRole('radio').last().check()
  const person = await bookChosen(page, 'no')
  await expect(ticketOf(page, 'no')).toContainText(words.group.onlineLink)
  await expect(ticketOf(page, 'no').getByText(words.summary.clinic, { exact: true })).toHaveCount(0)
  await expect(page.getByText(words.group.thanks)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.checkIn.heading })).toHaveCount(0)
  await expectAccessible(page, 'a booked webinar')
  const [message] = await readMessages(page.request, person.phone)
  expect(message!.text).toContain('https://video.innom.example/')
  expect(await page.content()).not.toContain('video.innom.example')
})

test('the dates of a course fit a phone with text at twice its size', async ({ page }) => {
  await openDates(page, 'no', 'mindfulness-course')
  await page.getByText(languages.no.words.group.showAll.split('{count}')[0]!).first().click()
  await expectReadableAtEverySize(page, 'the dates of a course', [200])
})
