import { expect } from '@playwright/test'
import { expectAccessible } from './actions/accessible.ts'
import { drawPerson, expectStep, identify, languages, pressNext, readMessages, test } from './actions/booking.ts'
import { kioskWords, openKiosk } from './actions/kiosk.ts'

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

test('a visitor joins the class of today on the tablet of the clinic, and is not offered what is online', async ({
  page,
}) => {
  const { words } = languages.no
  await openKiosk(page, 'hegdehaugsveien')
  await page.getByRole('button', { name: kioskWords.no.welcome.book }).tap()
  await expectStep(page, words.step.type)
  await expect(page.getByText('Webinar')).toHaveCount(0)
  await page.getByRole('link', { name: 'Fysio og kiropraktor' }).tap()
  await page.getByRole('link', { name: 'Trening i gruppe' }).tap()
  // The only one of this clinic.
  await expectStep(page, words.step.time)
  const today = page.getByRole('radio', { name: /16\. november.*16:30/ })
  await expect(page.getByRole('radio')).toHaveCount(1)
  await expect(today).toHaveAccessibleName(/340.*ledige plasser/)
  // The price of the whole class is not what today costs.
  await expect(page.getByText(/3\s480/)).toHaveCount(0)
  await expectAccessible(page, 'the dates of a class at the kiosk')
  await today.check()
  await pressNext(page, 'no')
  const person = drawPerson('no')
  await identify(page, 'no', person)
  await expectStep(page, words.step.confirm)
  await page.getByRole('button', { name: words.confirm.button }).tap()
  await expectStep(page, words.step.booked)
  await expect.poll(async () => (await readMessages(page.request, person.phone))[0]?.text).toContain('16. november')
})
