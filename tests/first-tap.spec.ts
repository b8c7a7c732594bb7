import { expect, type Page } from '@playwright/test'
import { drawAddress } from './actions/booking.ts'
import { takeClock } from './actions/clock.ts'
import { refuseConsent } from './actions/consent.ts'
import { holdAnswers, holdScripts } from './actions/slow-network.ts'
import { test } from './actions/test.ts'

test.beforeEach(async ({ context, baseURL }) => {
  await refuseConsent(context, baseURL!)
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': drawAddress() })
})

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
  await expect(button).toBeHidden()
  await expect(page).toHaveURL('/en/clinics/')
})

test('‘Refresh’ in the list of clinics as the first tap waits visibly, then asks them', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/clinics/')
  const button = page.getByRole('button', { name: 'Refresh', exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('status').filter({ hasText: 'available times are up to date' })).toBeVisible()
  await expect(page).toHaveURL('/en/clinics/')
})

const message = {
  'Full name': 'Ola Nordmann',
  'Date of birth (birthdate)': '03/04/2000',
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

test('a tap on the drawn body chooses the place before the code has come', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/tool-10/')
  await page.locator('.figure-mark', { hasText: 'Knee' }).locator('.figure-dot').click()
  release()
  await expect(page.getByLabel('Where does it hurt most?')).toHaveValue('knee')
  await expect(page.getByText('Does any of this apply to you now?')).toBeVisible()
  await expect(page).toHaveURL('/en/tool-10/')
})

test('who taps something else while the first tap waits gets the last one', async ({ page }) => {
  await takeClock(page)
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

/** Fresh pages, the link that is tapped first, and where it leads. */
const firstLinks = [
  ['/en/', 'Clinics', '/en/clinics/'],
  ['/en/', 'Norsk', '/'],
  ['/en/faq/', 'Home', '/en/'],
  ['/en/my-appointment/', 'Norsk', '/min-time/'],
  ['/en/book-an-appointment/booked/', 'Norsk', '/bestill-time/bestilt/'],
] as const

for (const [start, name, target] of firstLinks) {
  test(`‘${name}’ as the first tap on ${start} waits visibly, then leads there once`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(start)
    const entries = await page.evaluate(() => history.length)
    await page.getByRole('link', { name, exact: true }).first().dblclick()
    await expect(page.locator('html[data-waiting]')).toBeAttached()
    release()
    await expect(page).toHaveURL(target)
    await expect(page.locator('html[data-waiting]')).not.toBeAttached()
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await page.goBack()
    await expect(page).toHaveURL(start)
  })
}

test('‘Book an appointment’ as the first tap does not wait for the code', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/en/clinics/bislett/')
  await page.getByRole('banner').getByRole('link', { name: 'Book an appointment' }).click()
  await expect(page).toHaveURL('/en/book-an-appointment/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose type')
})

test('the search field opens over the page though what is popular has not come', async ({ page }) => {
  await page.goto('/en/')
  const release = await holdAnswers(page, '**/page-data/en/search/page-data.json')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  release()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
})

test('the menu, the contents of an article and an answer open without the code', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/physical/diagnosis/back/sciatica/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  const place = await contents.getAttribute('href')
  await contents.click()
  await expect(page.locator(place!)).toBeInViewport()
  expect(new URL(page.url()).hash).toBe(place)
  release()
})

test('the filters that the first tap opens on a phone stay open when the code comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page)
  await page.goto('/en/our-practitioners/')
  const filter = page.getByRole('button', { name: 'Filter', exact: true })
  await filter.click()
  const city = page.getByLabel('City')
  await expect(city).toBeVisible()
  release()
  // What follows needs the code.
  await city.selectOption('bergen')
  await expect(page).toHaveURL(/[?]city=bergen$/)
  await expect(city).toBeVisible()
})

test('a filter of practitioners that is set first is applied when the code comes', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/our-practitioners/')
  const city = page.getByLabel('City')
  await city.focus()
  await city.selectOption('bergen')
  release()
  await expect(page).toHaveURL(/[?]city=bergen$/)
  await expect(city).toHaveValue('bergen')
})

test.describe('where the code of the booking does not come', () => {
  const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page isn’t working right now.' })
  const tile = (page: Page) => page.getByRole('heading', { name: 'Psychologist', exact: true }).getByRole('link')
  const breakScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())

  test('a tap on the first step tells so, with a number to call and another try', async ({ page }) => {
    await breakScripts(page)
    await page.goto('/en/book-an-appointment/')
    await expect(told(page)).toBeHidden()
    await tile(page).click()
    await expect(told(page)).toBeInViewport()
    await expect(told(page).getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+47/)
    await expect(page).toHaveURL('/en/book-an-appointment/')
    await page.unroute('**/assets/*.js')
    await told(page).getByRole('button', { name: 'Try again' }).click()
    await expect(told(page)).toBeHidden()
    await tile(page).click()
    await expect(page).toHaveURL(/[?]type=psychologist$/)
  })

  test('a late answer to the tap takes the words back', async ({ page }) => {
    await takeClock(page)
    const release = await holdScripts(page)
    await page.goto('/en/book-an-appointment/')
    await tile(page).click()
    await expect(page.locator('html[data-waiting]')).toBeAttached()
    await page.clock.runFor(4500)
    await expect(told(page)).toBeVisible()
    release()
    await expect(page).toHaveURL(/[?]type=psychologist$/)
    await expect(told(page)).toBeHidden()
  })

  test('a link with choices tells so instead of waiting for ever', async ({ page }) => {
    await breakScripts(page)
    await page.goto('/en/book-an-appointment/?treatment=gp-consultation&clinic=bislett')
    await expect(told(page)).toBeVisible()
    await expect(page.locator('.starting-frame')).toBeHidden()
  })

  test('the link from the SMS survives another try, and nothing untrue is shown', async ({ page }) => {
    await breakScripts(page)
    await page.goto('/en/my-appointment/#ABCD2345.a-token-of-nobody-at-all')
    await expect(told(page)).toBeVisible()
    await expect(page.getByText('Open the link from the text message')).toBeHidden()
    await page.unroute('**/assets/*.js')
    await told(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('The link doesn’t work.')).toBeVisible()
  })

  test('a tool tells so too', async ({ page }) => {
    await breakScripts(page)
    await page.goto('/en/tool-1/')
    await page.locator('main form').getByRole('button').last().click()
    await expect(told(page)).toBeInViewport()
  })
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
    // A page of ours like any other, with its menu and its phone number.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book an appointment' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /^\+47/ })).toBeVisible()
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
