import { expect, type Page } from '@playwright/test'
import {
  doctorAt,
  drawPerson,
  expectStep,
  fillInformation,
  identify,
  type Locale,
  languages,
  openBooking,
  pickTime,
  pressNext,
  readCode,
  readMessages,
  test,
  workday,
} from './actions/booking.ts'
import { takeClock } from './actions/clock.ts'

const { words, common } = languages.en

/** To the form, with a time of one of the days to come. */
async function openForm(page: Page, clinic: string, day: number, locale: Locale = 'en') {
  await openBooking(page, locale, doctorAt(clinic, workday(day)))
  await pickTime(page)
  await pressNext(page, locale)
  await expectStep(page, languages[locale].words.step.information)
}

const summaryOf = (page: Page) => page.getByRole('alert').filter({ hasText: common.validation.errorSummary })

test('an empty form says what is missing, all at once, and each line leads to its field', async ({ page }) => {
  await openForm(page, 'torshov', 1)
  await pressNext(page, 'en')
  const summary = summaryOf(page)
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Please enter your name',
    'Please enter a valid birthdate (MM/DD/YYYY, i.e. 03/04/2000)',
    'Please enter a valid mobile number',
    'Please describe your issue',
  ])
  await expect(page).toHaveTitle('Error: Your information | Innom')
  await summary.getByRole('link', { name: 'Please describe your issue' }).click()
  await expect(page.getByLabel(words.form.description)).toBeFocused()
  await expect(page.getByLabel(words.form.name)).toHaveAccessibleDescription('Please enter your name')
})

test('a birthdate is echoed in words, because 03/04 is read in two ways', async ({ page }) => {
  await openForm(page, 'torshov', 1)
  await page.getByLabel(words.form.birthdate).fill('03/04/2000')
  await expect(page.getByText('4 March 2000')).toBeVisible()
})

test('every rule of the form has its own message, in the order of the language', async ({ page }) => {
  await openForm(page, 'torshov', 2)
  const person = drawPerson('en')
  const cases = [
    [{ birthdate: '31/12/2000' }, 'Please enter a valid birthdate (MM/DD/YYYY, i.e. 03/04/2000)'],
    [{ birthdate: '01/01/2050' }, 'Please enter your actual birthdate'],
    [{ phone: '12345678' }, 'Please enter a valid mobile number with your (+) country code'],
    [{ phone: '+47 123' }, 'Please enter a valid mobile number'],
    [{ phone: '+47 22 00 00 01' }, common.validation['phone-no-sms']],
    [{ description: 'a'.repeat(251) }, 'Please write at most 250 characters'],
  ] as const
  for (const [change, message] of cases) {
    await fillInformation(page, 'en', { ...person, ...change })
    await pressNext(page, 'en')
    await expect(summaryOf(page).getByRole('link')).toHaveText([message])
  }
  await page.goto('/bestill-time/')
  await openForm(page, 'torshov', 2, 'no')
  await pressNext(page, 'no')
  await expect(
    page.getByRole('link', { name: 'Vennligst skriv inn gyldig fødselsdato (DD-MM-YYYY, f.eks. 04-03-2000)' }),
  ).toBeVisible()
})

test('the description counts as it is typed, as a reader counts', async ({ page }) => {
  await openForm(page, 'torshov', 3)
  const description = page.getByLabel(words.form.description)
  await description.fill('Å👨‍👩‍👧')
  await expect(page.getByText('2 of 250 characters')).toBeVisible()
  await description.fill('a'.repeat(240))
  await expect(page.getByRole('status').filter({ hasText: '10 characters left' })).toBeAttached()
})

test('a number as people write it at home is taken with its country code, and shown with it', async ({ page }) => {
  await openForm(page, 'torshov', 4)
  const person = drawPerson('en')
  await fillInformation(page, 'en', { ...person, phone: person.phone.replace('+47 ', '') })
  await expect(page.getByText(/^We’ll use \+47\s91/)).toBeVisible()
  await pressNext(page, 'en')
  await expect(page.getByLabel(words.code.code)).toBeFocused()
  await readCode(page.request, person.phone)
})

test('a birthdate of digits alone gets its separators while it is typed, and can be corrected', async ({ page }) => {
  await openForm(page, 'torshov', 6)
  const born = page.getByLabel(words.form.birthdate)
  await expect(born).toHaveAttribute('inputmode', 'numeric')
  await born.pressSequentially('03252000')
  await expect(born).toHaveValue('03 25 2000')
  await expect(page.getByText('25 March 2000', { exact: true })).toBeVisible()
  // In the middle the caret stays where it is.
  await born.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5))
  await page.keyboard.press('Backspace')
  await page.keyboard.type('6')
  await expect(born).toHaveValue('03 26 2000')
  expect(await born.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5)
  // Every deletion stays deleted.
  await page.keyboard.press('End')
  for (let n = 0; n < 10; n++) await page.keyboard.press('Backspace')
  await expect(born).toHaveValue('')
})

test('a birthdate that can be read in two ways is asked about, not guessed', async ({ page }) => {
  await openForm(page, 'torshov', 6)
  const born = page.getByRole('textbox', { name: /date of birth/i })
  await expect(page.getByRole('textbox', { name: /birthdate/i })).toHaveCount(1)
  // A number pad has no separators.
  await born.pressSequentially('04032000')
  await expect(page.getByText('Do you mean 4 March 2000 or 3 April 2000?')).toBeVisible()
  await pressNext(page, 'en')
  await expect(summaryOf(page)).not.toContainText('Please enter a valid birthdate')
  await summaryOf(page).getByRole('link', { name: common.validation['birthdate-which'] }).click()
  await expect(page.getByRole('button', { name: '4 March 2000' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(born).toHaveValue('03/04/2000')
  await expect(born).toBeFocused()
  await expect(born).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('button', { name: '3 April 2000' })).toHaveCount(0)
})

test('the field and its message write the pattern alike', async ({ page }) => {
  await openForm(page, 'torshov', 6, 'no')
  await expect(page.getByLabel('Fødselsdato')).toHaveAttribute('placeholder', 'DD-MM-YYYY')
  await expect(page.getByLabel('Fødselsdato')).toHaveAccessibleDescription(/for eksempel 04-03-2000$/)
})

test('fields help the browser to fill them in', async ({ page }) => {
  await openForm(page, 'torshov', 5)
  const hints = { name: 'name', birthdate: 'bday', email: 'email', phone: 'tel' } as const
  for (const [field, hint] of Object.entries(hints)) {
    await expect(page.getByLabel(words.form[field as keyof typeof hints])).toHaveAttribute('autocomplete', hint)
  }
})

test('the code: wrong, pasted with a space, and right', async ({ page }) => {
  await openForm(page, 'nordstrand', 1)
  const person = drawPerson('en')
  await fillInformation(page, 'en', person)
  await pressNext(page, 'en')
  const field = page.getByLabel(words.code.code)
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(page).toHaveTitle('Verification code | Innom')
  await expect(page.getByText('It can take up to a minute to arrive.')).toBeVisible()
  await pressNext(page, 'en')
  await expect(summaryOf(page)).toContainText('Please enter the code you received via text')
  const code = await readCode(page.request, person.phone)
  await field.fill(code === '000000' ? '111111' : '000000')
  await expect(page.getByText('Invalid code.').first()).toBeVisible()
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page.getByText('The code is verified')).toBeVisible()
  const [message] = await readMessages(page.request, person.phone)
  expect(message!.text).toMatch(/\n@localhost #\d{6}$/)
  expect(message!.text).not.toMatch(/doctor|sore|Kari/i)
})

test('another number can be given without typing anything else again', async ({ page }) => {
  await openForm(page, 'nordstrand', 2)
  const person = drawPerson('en')
  await fillInformation(page, 'en', person)
  await pressNext(page, 'en')
  await page.getByRole('link', { name: words.code.changeNumber }).click()
  await expect(page.getByLabel(words.form.description)).toHaveValue(person.description)
  await identify(page, 'en', { ...person, phone: drawPerson('en').phone })
})

test('the code can be sent again once the countdown is over', async ({ page }) => {
  await takeClock(page)
  await openForm(page, 'nordstrand', 3)
  const person = drawPerson('en')
  await fillInformation(page, 'en', person)
  await pressNext(page, 'en')
  const resend = page.getByRole('button', { name: words.code.resend })
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/You can resend the code in \d+ seconds/)).toBeVisible()
  await page.clock.fastForward(31_000)
  await resend.click()
  // The server's own clock has not moved: it says when it will.
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many requests\. Try again later\. You can try again in \d+ seconds\.$/,
  )
})

test('an employer’s lists reach its own employees only', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text()
  const pageData = await read('/page-data/en/book-an-appointment/page-data.json')
  const { sharedData } = JSON.parse(pageData) as { sharedData: string[] }
  const everybody = [
    pageData,
    ...(await Promise.all(sharedData.map((hash) => read(`/page-data/sq/d/${hash}.json`)))),
    await read('/en/book-an-appointment/'),
    await read('/api/partners/norvind?locale=en'),
  ].join()
  const list = 'early-back-to-work'
  expect(await read('/api/partners/tinde?locale=en')).toContain(list)
  expect(everybody).toContain('gp-consultation')
  expect(everybody).not.toContain(list)
  // Prices that an employer has agreed are nobody else's business either; its page may be linked to.
  expect(everybody).not.toMatch(/"tinde":/)
})

test('an agreement that cannot be loaded is said plainly, with two ways on', async ({ page }) => {
  await page.route('**/api/partners/**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await openBooking(page, 'en', '?partner=tinde&treatment=gp-consultation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.partner.failed)
  await page.unroute('**/api/partners/**')
  // The second try takes long: the way on without the agreement stays.
  const { promise: isWaited, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/partners/**', async (route) => {
    await isWaited
    await route.continue()
  })
  await page.getByRole('button', { name: words.nav.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('link', { name: words.partner.goWithout })).toBeVisible()
  answer()
  await expectStep(page, words.step.area)
  await expect(page.getByRole('main')).toContainText('NOK 645')
})

test('what was typed without an agreement is not an order through one', async ({ page }) => {
  await openForm(page, 'okern', 7)
  await identify(page, 'en', drawPerson('en'))
  await page.evaluate(() => {
    history.pushState(null, '', `${location.search}&partner=tinde`)
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expectStep(page, words.step.information)
  await expect(page.getByLabel(words.partner.labels.department)).toBeVisible()
})
