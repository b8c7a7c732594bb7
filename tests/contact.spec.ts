import { expect, type Page } from '@playwright/test'
import { en } from '../messages/en.ts'
import { no } from '../messages/no.ts'
import { drawAddress } from './actions/booking.ts'
import { mailsWith } from './actions/outbox.ts'
import { test } from './actions/test.ts'

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': drawAddress() })
})

const { contact } = en
const written = {
  [contact.name]: 'Ola Nordmann',
  [contact.birthdate]: '03/04/2000',
  [contact.email]: 'ola@example.no',
  [contact.phone]: '+47 912 34 567',
}
/** Tests run side by side on one server: each finds its own mail by its words. */
async function fill(page: Page, message: string) {
  for (const [label, value] of Object.entries(written)) await page.getByLabel(label).fill(value)
  await page.getByLabel(contact.message).fill(message)
}
const sendButton = (page: Page) => page.getByRole('button', { name: contact.send, exact: true })

test('a message with a birthdate reaches the clinic once, however often Send is pressed', async ({ page }) => {
  await page.goto('/en/contact/')
  await page.getByLabel(contact.clinic, { exact: true }).selectOption({ label: 'Bislett' })
  await fill(page, 'Is there a lift at Bislett?')
  // How we read it.
  await expect(page.getByText('4 March 2000')).toBeVisible()
  await sendButton(page).dblclick()
  await expect(page.getByRole('status').filter({ hasText: contact.sent })).toBeVisible()
  const mails = await mailsWith(page, 'Is there a lift at Bislett?')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ email: 'bislett@innom.example', replyTo: 'ola@example.no' })
  expect(mails[0]!.text).toContain('Fødselsdato: 04-03-2000')
})

test('a number as people write it at home is taken, shown with its code, and the text says how much room is left', async ({
  page,
}) => {
  await page.goto('/en/contact/')
  await fill(page, 'Is there a bus to Bislett?')
  await expect(page.getByText('224 of 250 characters left')).toBeVisible()
  await page.getByLabel(contact.phone).fill('12345678')
  await sendButton(page).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please enter a valid mobile number with your (+) country code',
  ])
  await page.getByLabel(contact.phone).fill('91234567')
  await expect(page.getByText(/^We’ll use \+47\s912\s34\s567$/)).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByText(contact.sent).last()).toBeVisible()
  const [mail] = await mailsWith(page, 'Is there a bus to Bislett?')
  expect(mail!.text).toContain('+4791234567')
})

test('a birthdate that can be read in two ways is asked about here too, and one is needed', async ({ page }) => {
  await page.goto('/en/contact/')
  const born = page.getByRole('textbox', { name: /date of birth/i })
  await expect(born).toHaveAccessibleDescription(/^So that we know who you are/)
  await born.pressSequentially('04.03.2000')
  await page.getByRole('button', { name: '3 April 2000' }).click()
  await expect(born).toHaveValue('04/03/2000')
  await born.fill('')
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText(en.validation['birthdate-format'])
})

test('who sends a birthdate that can be read in two ways is led to the question, and its answer takes the error away', async ({
  page,
}) => {
  await page.goto('/en/contact/')
  const born = page.getByRole('textbox', { name: /date of birth/i })
  await born.pressSequentially('04.03.2000')
  await sendButton(page).click()
  const error = page.getByRole('alert').getByRole('link', { name: en.validation['birthdate-which'] })
  await expect(page.getByRole('alert')).not.toContainText(en.validation['birthdate-format'])
  await error.click()
  await expect(page.getByRole('button', { name: '4 March 2000' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(born).toHaveValue('03/04/2000')
  await expect(error).toHaveCount(0)
})

test('an impossible birthdate is told in Norwegian, and correcting it takes the error away', async ({ page }) => {
  await page.goto('/kontakt/')
  const born = page.getByLabel(no.contact.birthdate)
  await born.fill('31-02-2000')
  await page.getByRole('button', { name: no.contact.send, exact: true }).click()
  const error = page.getByRole('alert').getByRole('link', { name: no.validation['birthdate-format'] })
  await expect(error).toBeVisible()
  await expect(page).toHaveTitle(/^Feil: /)
  await error.click()
  await expect(born).toBeFocused()
  await born.fill('04-03-2000')
  await expect(error).toBeHidden()
})

test('a request that takes too long, a lost network and a limit say what to do, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await page.goto('/en/contact/')
  await fill(page, 'A message that meets every trouble')
  const problem = (status: number, code: string, headers = {}) =>
    page.route(
      '**/api/contact',
      (route) =>
        route.fulfill({
          status,
          headers: { 'content-type': 'application/problem+json', ...headers },
          body: JSON.stringify({ type: '', title: '', status, code }),
        }),
      { times: 1 },
    )
  await problem(429, 'rate-limited', { 'retry-after': '540' })
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Too many requests. Try again later. You can try again in 9 minutes.',
  )

  await context.setOffline(true)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText(en.form.offline)
  await context.setOffline(false)

  await problem(503, 'unavailable')
  await page.getByRole('button', { name: en.site.tryAgain }).click()
  // The contact page does not send people to the contact page.
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^tel:\+47/)

  await problem(504, 'timeout')
  await page.getByRole('button', { name: en.site.tryAgain }).click()
  await page.getByRole('button', { name: en.problems.timeout }).click()
  await expect(page.getByText(contact.sent).last()).toBeVisible()
  expect(await mailsWith(page, 'A message that meets every trouble')).toHaveLength(1)
})

test('nobody can see, reach or hear the field for robots', async ({ page }) => {
  await page.goto('/en/contact/')
  const trap = page.locator('[name=comment]')
  await expect(trap).toBeHidden()
  await expect(page.getByRole('textbox', { name: en.form.leaveEmpty })).toHaveCount(0)
  // Whatever an extension writes into it: with script it is not sent.
  await trap.evaluate((field: HTMLTextAreaElement) => {
    field.value = 'Ola Nordmann'
  })
  await fill(page, 'Filled in by a password manager')
  await sendButton(page).click()
  await expect(page.getByText(contact.sent).last()).toBeVisible()
  expect(await mailsWith(page, 'Filled in by a password manager')).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a mistake brings back the form with everything typed, and it is sent from there', async ({ page }) => {
    await page.goto('/en/contact/')
    await page.getByLabel(contact.clinic, { exact: true }).selectOption({ label: 'Bislett' })
    await fill(page, 'Is the <b>ramp</b> & the "lift" free?')
    await page.getByLabel(contact.email).fill('ola')
    await page.getByLabel(contact.birthdate).fill('25/12/2000')
    await sendButton(page).click()

    const alert = page.getByRole('alert')
    await expect(alert.getByRole('link')).toHaveText([en.validation['birthdate-format'], en.validation['email-format']])
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByLabel(contact.name)).toHaveValue('Ola Nordmann')
    await expect(page.getByLabel(contact.clinic, { exact: true })).toHaveValue('bislett')
    await expect(page.getByLabel(contact.message)).toHaveValue('Is the <b>ramp</b> & the "lift" free?')
    await expect(page.getByLabel(contact.email)).toHaveAccessibleDescription(en.validation['email-format'])

    // A count that does not follow what is typed would be wrong.
    await expect(page.getByText(/characters left/)).toBeHidden()
    await expect(page.getByText(en.validation['description-too-long'])).toBeVisible()

    await page.getByLabel(contact.email).fill('ola@example.no')
    await page.getByLabel(contact.birthdate).fill('12/25/2000')
    await sendButton(page).click()
    await expect(page).toHaveURL('/en/contact/#sent')
    await expect(page.locator('#sent')).toBeVisible()
    expect(await mailsWith(page, 'Is the <b>ramp</b> & the "lift" free?')).toHaveLength(1)
  })
})
