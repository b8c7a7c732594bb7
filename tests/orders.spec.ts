import { expect } from '@playwright/test'
import { expectFitsAtTwiceTheSize } from './actions/accessible.ts'
import { languages, pressNext, readCode, test } from './actions/booking.ts'
import { expectHeading, fillByPost, openOrder, orderPages, walkCollection, walkOrder } from './actions/orders.ts'

test('a visitor orders a test by post, follows it and cancels it (en)', ({ page }) =>
  walkOrder(page, 'en', 'Testveien 1'))

test('a visitor collects a test from a nurse at a time that they choose (no)', ({ page }) => walkCollection(page, 'no'))

test('a test is ordered by keyboard alone', async ({ page }) => {
  const { words } = orderPages.en
  const { words: form } = languages.en
  await openOrder(page, 'en')
  await page.getByLabel(words.item).focus()
  const press = (key: string) => page.keyboard.press(key)
  // Past the guide to the first radio button; the arrow chooses the second one.
  await press('Tab')
  await press('Tab')
  await press('ArrowDown')
  await expect(page.getByRole('radio', { name: words.ways.post })).toBeChecked()
  const typed = ['Testveien 2', '0170', 'Oslo', 'Kari Nordmann', '03/04/2000']
  for (const text of typed) {
    await press('Tab')
    await page.keyboard.type(text)
  }
  await press('Tab')
  await press('End')
  const phone = '+4791990011'
  await page.keyboard.type(phone.slice(3))
  await press('Enter')
  await expect(page.getByLabel(form.code.code)).toBeFocused()
  await page.keyboard.type(await readCode(page.request, phone))
  await expectHeading(page, words.confirmHeading)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: words.confirm }).focus()
  await press('Enter')
  await expectHeading(page, words.ordered)
})

test('what is missing is named as it is asked for', async ({ page }) => {
  const { words } = orderPages.no
  const { common } = languages.no
  await openOrder(page, 'no')
  await pressNext(page, 'no')
  const missing = page.getByRole('alert').getByRole('link')
  await expect(missing.filter({ hasText: words.way })).toHaveText(`${words.way} ${common.validation.required}`)
})

test('who is too young is told where to go, and nothing is sent', async ({ page }) => {
  const { common } = languages.no
  await openOrder(page, 'no')
  await fillByPost(page, 'no', 'Testveien 3')
  await page.getByLabel(languages.no.words.form.birthdate).fill('04-03-2015')
  await pressNext(page, 'no')
  await expect(page.getByRole('alert')).toContainText(common.validation['too-young'])
})

test('collecting asks for a clinic and not for an address; the form fits with text at twice its size', async ({
  page,
}) => {
  const { words } = orderPages.en
  await page.setViewportSize({ width: 390, height: 800 })
  await openOrder(page, 'en')
  await page.getByRole('radio', { name: words.ways.collect }).check()
  await expect(page.getByLabel(words.street)).toHaveCount(0)
  const clinics = page.getByLabel(words.clinic).getByRole('option')
  await expect(clinics.filter({ hasText: 'Grünerløkka' })).toHaveCount(1)
  await expect(clinics.filter({ hasText: 'Torshov' })).toHaveCount(0)
  await expectFitsAtTwiceTheSize(page, 'the form of an order')
})

test('a link of which a part is missing says so, and a wrong one shows nothing', async ({ page }) => {
  const { words, path } = orderPages.en
  const problem = words.wrongLink.split('{phone}')[0]!
  await page.goto(`${path}#ABCD2345.short`)
  await expect(page.getByText(problem)).toBeVisible()
  await page.goto(`${path}#ABCD2345.a-token-of-nobody-at-all`)
  await expectHeading(page, words.myOrder)
  await expect(page.getByText(problem)).toBeVisible()
  await page.getByRole('link', { name: words.lostLink }).click()
  await expect(page.getByRole('heading', { name: languages.en.words.manage.lostHeading })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says whom to call, and offers nothing that cannot work', async ({ page }) => {
    for (const { path, words } of Object.values(orderPages)) {
      await page.goto(path)
      await expect(page.getByText(words.withoutScript.split('{phone}')[0]!)).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    }
  })
})
