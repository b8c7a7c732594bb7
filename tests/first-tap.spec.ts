import { expect, type Page, test } from '@playwright/test'
import { drawAddress } from './actions/booking.ts'
import { refuseConsent } from './actions/consent.ts'

test.beforeEach(async ({ context, baseURL }) => {
  await refuseConsent(context, baseURL!)
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': drawAddress() })
})

/** A slow network: the code of the page comes when it is let through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('‘Find nearest clinic’ as the first tap of a visit waits visibly, then finds it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 60.3929, longitude: 5.3241 })
  const release = await holdScripts(page)
  await page.goto('/en/clinics/')
  const button = page.getByRole('button', { name: 'Find nearest clinic' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByText(/^Nearest clinic: Bergen/)).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy', /./)
  await expect(page).toHaveURL('/en/clinics/')
})

const message = {
  'Full name': 'Ola Nordmann',
  Email: 'ola@example.no',
  'Mobile number with (+) country code': '+47 912 34 567',
  'What is it about?': 'Do you have parking?',
}

test('Send on the contact page as the first tap is not lost: it is checked, then sent', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/contact/')
  const send = page.getByRole('button', { name: 'Send' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Please enter your name' })).toBeVisible()
  await expect(page).toHaveURL('/en/contact/')
})

test('a tool answers the first tap', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/tool-1/')
  await page.locator('main form').getByRole('button').last().click()
  release()
  await expect(page.getByRole('alert').or(page.getByRole('status')).first()).not.toBeEmpty()
})

test('who taps something else while the first tap waits gets the last one', async ({ page }) => {
  await page.clock.install()
  const release = await holdScripts(page)
  await page.goto('/en/book-an-appointment/')
  const tile = (name: string) => page.getByRole('heading', { name, exact: true }).getByRole('link')
  await tile('Specialists').click()
  await page.clock.runFor(3000)
  await tile('Psychologist').click()
  // The browser would follow the first by itself now.
  await page.clock.runFor(1500)
  release()
  await expect(page).toHaveURL(/[?]type=psychologist$/)
})

test('where the code does not come at all, the contact form is sent plainly', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/en/contact/')
  for (const [label, value] of Object.entries(message)) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL('/en/contact/#sent')
  await expect(page.getByText('Message sent, we')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message to us is sent, and a mistake is told on a page', async ({ page }) => {
    await page.goto('/en/contact/')
    await expect(page.locator('#sent')).toBeHidden()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Please enter your name' })).toBeVisible()
    await page.goBack()
    for (const [label, value] of Object.entries(message)) await page.getByLabel(label).fill(value)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL('/en/contact/#sent')
    await expect(page.locator('#sent')).toBeVisible()
  })

  test('‘Find nearest clinic’ leads to the list of clinics', async ({ page }) => {
    await page.goto('/en/')
    await page.getByRole('button', { name: 'Find nearest clinic' }).click()
    await expect(page).toHaveURL(/\/en\/clinics\/\??$/)
  })
})
