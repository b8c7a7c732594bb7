import { expect } from '@playwright/test'
import { expectAccessible } from './actions/accessible.ts'
import { drawPerson, expectStep, languages, pressNext, test, workday } from './actions/booking.ts'
import { chooseTimesForTwo, identifyTwo } from './actions/together.ts'

const { words, booked } = languages.en

test('a couple comes at the same time, to a practitioner each', async ({ page }) => {
  await chooseTimesForTwo(page, 'okern', workday(2), 'side-by-side')
  await expectAccessible(page, 'the ways in which two can come')
  await pressNext(page, 'en')
  await identifyTwo(page, drawPerson('en'))
  await page.getByRole('button', { name: words.confirm.button }).tap()
  await page.waitForURL(`**${booked}`)
  await expectStep(page, words.together.booked)
  const tickets = page.getByRole('region', { name: new RegExp(words.booked.yourAppointment) })
  await expect(tickets).toHaveCount(2)
  const [one, other] = await tickets.getByText(/^\d\d:\d\d–\d\d:\d\d$/).allTextContents()
  expect(one).toBe(other)

  // Back begins another booking, at its top and not as far down as the button of the order was.
  await page.goBack()
  await expectStep(page, words.step.type)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
