import { expect, type Page } from '@playwright/test'
import { choose, expectStep, languages, openBooking, test } from './actions/booking.ts'

const { words } = languages.en
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Each dialog, where it is chosen, what it costs, and the same at a clinic for whoever has no app. */
const onVideo: {
  title: string
  query: string
  service: string
  /** Where the service has several. */
  treatment?: string
  price: string
  atClinic: string
  step: string
}[] = [
  {
    title: 'Video consultation',
    query: '?type=general-practitioner',
    service: 'Doctor on video',
    price: 'NOK 350',
    atClinic: 'Doctor’s appointment',
    step: words.step.area,
  },
  {
    title: 'Psychologist on video',
    query: '?type=psychologist',
    service: 'Psychologist on video',
    price: 'NOK 1,490',
    atClinic: 'Psychologist’s consultation',
    step: words.step.time,
  },
  {
    title: 'Medical advice on video',
    query: '?type=covid',
    service: 'Covid advice on video',
    price: 'NOK 350',
    atClinic: 'Doctor’s appointment',
    step: words.step.area,
  },
  {
    title: 'Dermatologist on video',
    query: '?type=specialists',
    service: 'Dermatologist on video',
    treatment: 'Dermatologist on video',
    price: 'NOK 995',
    atClinic: 'Dermatologist’s consultation',
    step: words.step.area,
  },
  {
    title: 'Physiotherapist on video',
    query: '?type=physical',
    service: 'Physiotherapist on video',
    price: 'NOK',
    atClinic: 'First time with a physiotherapist',
    step: words.step.area,
  },
]

for (const { title, query, service, treatment, price, atClinic, step } of onVideo) {
  test(`'${title}' says what it costs and how to get the app; who has none can call or take a time at a clinic`, async ({
    page,
  }) => {
    await openBooking(page, 'en', query)
    await choose(page, service)
    // Where photos can be sent too, it is asked which.
    if (treatment) await choose(page, treatment)
    const dialog = dialogOf(page, title)
    await expect(dialog).toContainText(price)
    await expect(dialog.getByRole('link', { name: words.app.getIos })).toHaveAttribute('href', /^https:\/\/apps\.apple/)
    await expect(dialog.getByRole('link', { name: words.app.getAndroid })).toHaveAttribute('href', /^https:\/\/play\./)
    await expect(dialog.getByRole('img', { name: words.app.scanIos })).toBeVisible()
    // The stores have no such app.
    await expect(dialog).toContainText(words.app.example)
    await expect(dialog).toContainText(words.app.withoutApp)
    await expect(dialog.getByRole('link', { name: /^Call \+47/ })).toHaveAttribute('href', /^tel:\+47/)
    await dialog.getByRole('link', { name: `Choose a clinic: ${atClinic}` }).click()
    await expectStep(page, step)
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(dialog).toContainText(words.app.withoutApp)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expectStep(page, words.step.service)
  })
}

test('the sub-choice for video on a tile opens the dialog over the first step, and a link to it works', async ({
  page,
}) => {
  await openBooking(page, 'en')
  await page
    .getByRole('list', { name: 'Choices for General Physician' })
    .getByRole('link', { name: 'On video' })
    .click()
  await expect(dialogOf(page, 'Video consultation')).toBeVisible()
  // On a small phone, too, what the text leads to is seen at once.
  await page.setViewportSize({ width: 390, height: 664 })
  await page.reload()
  await expect(page.getByRole('link', { name: words.app.getAndroid })).toBeInViewport({ ratio: 1 })
  await dialogOf(page, 'Video consultation').getByRole('button', { name: words.nav.close }).click()
  await expectStep(page, words.step.type)
})

test('an insurer that covers clinics only has no doctor on video', async ({ page }) => {
  await openBooking(page, 'en', '?partner=fjelltrygg')
  const choices = page.getByRole('list', { name: 'Choices for General Physician' })
  await expect(choices.getByRole('link')).toHaveText(['In clinic'])
  await openBooking(page, 'en', '?partner=fjelltrygg&type=general-practitioner')
  await expectStep(page, words.step.service)
  await expect(page.getByRole('link', { name: 'Doctor on video' })).toBeHidden()
})

test('physiotherapist or chiropractor is explained where one must choose', async ({ page }) => {
  await openBooking(page, 'en', '?type=physical')
  await page.getByRole('button', { name: 'Physiotherapist or chiropractor?' }).click()
  await expect(dialogOf(page, 'Physiotherapist or chiropractor?')).toContainText('Follow-up')
})

test('the Covid tests stand side by side, with the hours of the FAQ; the tiles keep theirs', async ({ page }) => {
  await openBooking(page, 'en', '?type=covid&service=covid-test')
  await expect(page.getByRole('main')).toContainText('Results in 2 hours. Fit-to-Fly included.')
  await expect(page.getByRole('main')).toContainText('Results in 1–3 working days. Fit-to-Fly included.')
  await page.getByRole('button', { name: 'Which test should I choose?' }).click()
  const rows = dialogOf(page, 'Which test should I choose?').getByRole('row')
  await expect(rows).toHaveText([
    'TestPriceResultsAccreditation',
    'Antigen / rapid testNOK 6951–3 hoursNot stated',
    'Express RT-PCRNOK 1,8951–3 hoursNot ISO 15189 accredited',
    'Standard RT-PCRNOK 9951–3 working daysISO 15189 accredited',
  ])
})

test('an airline’s members see their own two prices', async ({ page }) => {
  await openBooking(page, 'en', '?partner=norvind&type=covid&service=covid-test')
  await page.getByRole('button', { name: 'Which test should I choose?' }).click()
  const dialog = dialogOf(page, 'Which test should I choose?')
  await expect(dialog).toContainText('As a member of Norvind')
  await expect(dialog.getByRole('row')).toHaveText([/^Test/, /^Antigen.*NOK\s595/, /^Standard RT-PCR.*NOK\s895/])
})

test('Covid questions unfold, and lead to more of them', async ({ page }) => {
  await openBooking(page, 'no', '?type=covid')
  await page.getByRole('button', { name: 'Spørsmål og svar om covid' }).click()
  const dialog = dialogOf(page, 'Spørsmål og svar om covid')
  await dialog.getByText('Når kommer svaret').click()
  await expect(dialog.getByText('Det kommer an på testen')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Se flere spørsmål og svar' })).toHaveAttribute('href', /^\/sporsmal/)
})
