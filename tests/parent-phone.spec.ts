import { expect, type Locator, type Page } from '@playwright/test'
import { drawAddress } from './actions/booking.ts'
import { refuseConsent } from './actions/consent.ts'
import { test } from './actions/test.ts'

/** A parent with a sick child has one hand free and little patience. */
const mostTaps = 4

const languages = {
  no: {
    home: '/',
    menu: ['Meny', 'Helsehjelp', 'Barn', 'Utslett hos barn'],
    hub: ['Meny', 'Helsehjelp', 'Pek på kroppen'],
    child: 'Barn',
    childrensHealth: 'Barns helse',
    hubPath: '/helsehjelp/',
    children: '/helsehjelp/barn/',
    rash: '/utslett-hos-barn/',
    fever: { name: 'Feber hos barn og voksne', path: '/feber/' },
    search: { open: 'Søk', field: 'Søk på nettstedet', words: 'barn utslett' },
    alphabet: { name: 'Plager fra A til Å', path: '/helsehjelp/a-aa/' },
    crumbs: ['Forside', 'Helsehjelp', 'Barns helse'],
    wear: 'Artrose',
  },
  en: {
    home: '/en/',
    menu: ['Menu', 'Health care', 'Children', 'Rashes in children'],
    hub: ['Menu', 'Health care', 'Point to the body'],
    child: 'Child',
    childrensHealth: 'Children’s health',
    hubPath: '/en/health-care/',
    children: '/en/health-care/children/',
    rash: '/en/children-rash/',
    fever: { name: 'Fever in children and adults', path: '/en/fever/' },
    search: { open: 'Search', field: 'Search the site', words: 'child rash' },
    alphabet: { name: 'Conditions A–Z', path: '/en/health-care/a-z/' },
    crumbs: ['Home', 'Health care', 'Children’s health'],
    wear: 'Osteoarthritis',
  },
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.beforeEach(async ({ context, baseURL }) => {
  await refuseConsent(context, baseURL!)
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': drawAddress() })
})

/** Taps what is named, one after the other, whether it is a button or a link, and counts. */
function startTapping(page: Page) {
  let taps = 0
  return {
    async tap(target: Locator) {
      taps++
      await target.tap()
    },
    async named(...names: string[]) {
      for (const name of names) {
        const target = page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }))
        await this.tap(target.filter({ visible: true }).first())
      }
    },
    count: () => taps,
  }
}

for (const words of Object.values(languages)) {
  test(`${words.home}: a parent whose child has a rash finds it by the menu`, async ({ page }) => {
    const finger = startTapping(page)
    await page.goto(words.home)
    await finger.named(...words.menu.slice(0, 3))
    await expect(page).toHaveURL(words.children)
    const list = page.locator('#conditions')
    await expect(list.getByRole('link', { name: words.fever.name, exact: true })).toHaveAttribute(
      'href',
      words.fever.path,
    )
    await finger.tap(list.getByRole('link', { name: words.menu[3]!, exact: true }))
    await expect(page).toHaveURL(words.rash)
    expect(finger.count()).toBeLessThanOrEqual(mostTaps)
    await expect(page.locator('#breadcrumbs').getByRole('link')).toHaveText(words.crumbs)
    const html = await (await page.request.get(words.rash)).text()
    const [, crumbs] = /({[^<]*"BreadcrumbList"[^<]*})<\/script>/.exec(html)!
    expect(crumbs).toContain(words.children)
  })

  test(`${words.home}: a parent who looks at the health hub finds what children have`, async ({ page }) => {
    const finger = startTapping(page)
    await page.goto(words.hubPath)
    await finger.tap(page.getByText(words.child, { exact: true }).filter({ visible: true }).first())
    const areas = page.locator('.body-list').getByRole('link')
    await expect(areas.filter({ visible: true }).first()).toHaveText(words.childrensHealth)
    await expect(areas.filter({ hasText: words.wear })).toBeHidden()
    await finger.tap(areas.filter({ visible: true }).first())
    await expect(page).toHaveURL(words.children)
    await finger.tap(page.locator('#conditions').getByRole('link', { name: words.menu[3]!, exact: true }))
    await expect(page).toHaveURL(words.rash)
    expect(finger.count()).toBeLessThanOrEqual(mostTaps)
  })

  test(`${words.home}: a parent who searches for the rash of a child finds it`, async ({ page }) => {
    const finger = startTapping(page)
    await page.goto(words.home)
    await finger.tap(page.getByRole('link', { name: words.search.open, exact: true }).filter({ visible: true }).first())
    await page.getByRole('dialog').getByLabel(words.search.field).pressSequentially(words.search.words)
    await finger.tap(page.locator(`[role=option][href="${words.rash}"]`))
    await expect(page).toHaveURL(words.rash)
    expect(finger.count()).toBeLessThanOrEqual(mostTaps)
  })

  test(`${words.home}: the menu leads to the body and to the alphabet`, async ({ page }) => {
    const finger = startTapping(page)
    await page.goto(words.home)
    await finger.named(...words.hub)
    await expect(page).toHaveURL(`${words.hubPath}#body`)
    await expect(page.locator('#body')).toBeInViewport()
    await page.goto(words.home)
    await finger.named(words.hub[0]!, words.hub[1]!, words.alphabet.name)
    await expect(page).toHaveURL(words.alphabet.path)
  })

  test(`${words.home}: the words of the booking's button stand on one line`, async ({ page }) => {
    await page.goto(words.home)
    const shown = page.locator('.top > .wrap > .btn span').filter({ visible: true })
    const lines = await shown.evaluate((span) => span.getClientRects().length)
    expect(lines).toBe(1)
  })
}
