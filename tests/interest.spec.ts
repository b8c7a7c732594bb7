import { expect, type Page } from '@playwright/test'
import { en } from '../messages/en.ts'
import { no } from '../messages/no.ts'
import { drawAddress } from './actions/booking.ts'
import { mailsWith } from './actions/outbox.ts'
import { test } from './actions/test.ts'

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': drawAddress() })
})

const fill = async (page: Page, words: typeof en | typeof no, company: string) => {
  await page.getByLabel(words.business.company, { exact: true }).fill(company)
  await page.getByLabel(words.business.name).fill('Kari Nordmann')
  await page.getByLabel(words.contact.email).fill('kari@fjord.example')
  await page.getByLabel(words.business.phone).fill('+47 22 86 44 00')
}

test('a business asks for an offer and is thanked for the way it wants to hear from us', async ({ page }) => {
  await page.goto('/bedrift/')
  await page.getByRole('complementary').getByRole('link', { name: no.business.ask }).click()
  await expect(page.getByRole('heading', { name: no.business.formHeading })).toBeInViewport()
  const form = page.getByRole('form', { name: no.business.formHeading })
  const send = form.getByRole('button', { name: no.business.send, exact: true })
  await send.click()
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    no.validation['company-required'],
    no.validation['name-required'],
    no.validation['email-format'],
    no.validation['phone-callable'],
  ])
  await expect(form.getByLabel('Hva gjelder det?')).toHaveValue('other')
  await form.getByLabel('Hva gjelder det?').selectOption({ label: 'Trening på jobb' })
  await fill(page, no, 'Fjord & Sønn AS')
  await page.getByLabel(no.business.employees).fill('ca. 25')
  await page.getByLabel(no.business.reply).selectOption({ label: no.business.replyVideo })
  await send.dblclick()
  await expect(page).toHaveURL('/bedrift-takk-for-interessen-video/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk, vi møtes på video')
  const mails = await mailsWith(page, 'Bedrift: Fjord & Sønn AS')
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain('Gjelder: Trening på jobb')
  expect(mails[0]!.text).toContain('Ansatte: ca. 25')
})

test('the thank-you pages are in both languages and in no search engine', async ({ page }) => {
  for (const way of ['', '-video', '-mail']) {
    await page.goto(`/en/business-thanks-interest${way}/`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const norwegian = await page.locator('link[hreflang=no]').getAttribute('href')
    const answer = await page.request.get(norwegian!)
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">')
  }
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('thanks')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same form leads to the same page, and a mistake keeps what was typed', async ({ page }) => {
    await page.goto('/en/business-medical-service/')
    await expect(page.getByLabel('What is it about?')).toHaveValue('medical-service')
    await fill(page, en, 'Without Script AS')
    await page.getByLabel(en.business.phone).fill('')
    await page.getByLabel(en.business.reply).selectOption('mail')
    const send = page.getByRole('button', { name: en.business.send, exact: true })
    await send.click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([en.validation['phone-callable']])
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(page.getByLabel(en.business.company, { exact: true })).toHaveValue('Without Script AS')
    await page.getByLabel(en.business.phone).fill('+47 22 86 44 00')
    await send.click()
    await expect(page).toHaveURL('/en/business-thanks-interest-mail/')
    const mails = await mailsWith(page, 'Bedrift: Without Script AS')
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('Gjelder: Legetjeneste for ansatte')
  })
})
