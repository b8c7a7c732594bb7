import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectContrastAndFit } from './actions/accessible.ts'
import { refuseConsent } from './actions/consent.ts'
import { test } from './actions/test.ts'
import { tools1To9 } from './tools/tools-1-to-9.ts'
import { tools10On } from './tools/tools-10-on.ts'
import type { ToolRow } from './tools/walk.ts'

const calculate = { no: 'Regn ut', en: 'Calculate' }

/** '3. * Never' is the answer 'Never' to the question that begins with '3. '; other labels are on the page once. */
function findField(form: Locator, label: string): Locator {
  const [question, option] = label.split('* ')
  if (option === undefined) return form.getByLabel(label, { exact: true })
  return form.getByRole('group', { name: question! }).getByLabel(option, { exact: true })
}

async function answer(form: Locator, label: string, value: string | true) {
  const field = findField(form, label)
  if (value === true) return field.check()
  const isList = await field.evaluate((element) => element instanceof HTMLSelectElement)
  await (isList ? field.selectOption({ label: value }) : field.fill(value))
}

async function openTool(page: Page, number: number, locale: 'no' | 'en') {
  await page.clock.setFixedTime('2026-11-16T10:00:00Z')
  await page.goto(locale === 'no' ? `/verktoy-${number}/` : `/en/tool-${number}/`)
  return page.locator('.tool')
}

for (const [number, row] of Object.entries({ ...tools1To9, ...tools10On })) {
  test(`tool ${number}: a known answer gives the known result on a phone, in both languages`, async ({
    page,
    context,
    baseURL,
  }) => {
    await refuseConsent(context, baseURL!)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const locale of ['no', 'en'] as const) {
      await page.emulateMedia({ colorScheme: locale === 'no' ? 'light' : 'dark', reducedMotion: 'reduce' })
      await expectKnownResult(page, Number(number), locale, row)
    }
  })
}

async function expectKnownResult(page: Page, number: number, locale: 'no' | 'en', row: ToolRow) {
  const walk = row[locale]
  const tool = await openTool(page, number, locale)
  const button = walk.button === null ? undefined : tool.getByRole('button', { name: walk.button ?? calculate[locale] })

  if (walk.asksFor) {
    await button!.click()
    await expect(tool.getByRole('alert').getByRole('link')).toHaveText(walk.asksFor)
  }
  for (const name of walk.first ?? []) await tool.getByRole('button', { name, exact: true }).click()
  for (const [label, value] of Object.entries(walk.answers)) await answer(tool, label, value)
  await button?.click()

  const result = tool.getByRole('status').filter({ has: page.getByRole('heading', { name: walk.result, exact: true }) })
  await expect(result).toBeInViewport()
  await expect(tool.getByRole('alert')).toHaveCount(0)
  for (const words of walk.also ?? []) await expect(result).toContainText(words)
  if (row.book) {
    await expect(result.locator(`a[href*="treatment=${row.book}"]`).first()).toBeVisible()
  }
  // Further down, the header that stays covers half of some field, and half a field is too small a target.
  await page.evaluate(() => window.scrollTo(0, 0))
  // The fields of both languages have been found by their labels; what is left to see in the second one is its colours.
  const expectAccess = locale === 'no' ? expectAccessible : expectContrastAndFit
  await expectAccess(page, `tool ${number} with its result`)
}

test('a choice that was made before the script came is kept, and its questions appear', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  const tool = await openTool(page, 5, 'en')
  await tool.getByLabel('My child is ill').check()
  release()
  await expect(tool.getByLabel('How many children under 12 do you have?')).toBeVisible()
  await expect(tool.getByLabel('My child is ill')).toBeChecked()
})

test('a tool can be used from the keyboard alone', async ({ page }) => {
  const tool = await openTool(page, 5, 'en')
  await tool.getByLabel('I’m ill').focus()
  await page.keyboard.press('ArrowDown')
  await expect(tool.getByLabel('My child is ill')).toBeChecked()
  await expect(tool.getByLabel('How many children under 12 do you have?')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(tool.getByRole('heading', { name: '10 days a year with a sick child' })).toBeVisible()
})

test('a diary is downloaded as a spreadsheet, printed alone, and kept nowhere', async ({ page }) => {
  const tool = await openTool(page, 7, 'en')
  const { answers, button, result } = tools1To9[7]!.en
  for (const [label, value] of Object.entries(answers)) await answer(tool, label, value)
  await tool.getByRole('button', { name: button! }).click()
  await expect(tool.getByRole('heading', { name: result })).toBeVisible()

  const download = page.waitForEvent('download')
  await tool.getByRole('button', { name: 'Download as a spreadsheet' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('sleep-diary.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFFNight before;When did you turn off the light\?;/)
  expect(text.split('\r\n')[1]).toBe('2026-11-15;01:30;0;0;08:00;0;6:30;6:30;100%')

  await page.emulateMedia({ media: 'print' })
  await expect(tool.getByRole('table')).toBeVisible()
  await expect(tool.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.reload()
  await expect(tool.getByRole('button', { name: button! })).toBeVisible()
  await expect(tool.getByRole('table')).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toMatch(/01:30|08:00|2026-11-15/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a tool says that it does not work, and how to call or book', async ({ page }) => {
    await page.goto('/en/tool-2/')
    const tool = page.locator('.tool')
    await expect(tool.getByText('This tool works only with JavaScript')).toBeVisible()
    await expect(tool.getByRole('link', { name: /^Call \+47/ })).toBeVisible()
    await expect(tool.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute(
      'href',
      /treatment=midwife-consultation/,
    )
    await expect(tool.getByRole('button')).toHaveCount(0)
  })
})

test('a headache diary can be downloaded, opened again and goes on', async ({ page, context, baseURL }) => {
  await refuseConsent(context, baseURL!)
  const tool = await openTool(page, 9, 'en')
  const addDay = async (date: string) => {
    await answer(tool, 'Day', date)
    await answer(tool, 'How many hours did the headache last?', '2')
    await answer(tool, 'How bad was it at its worst, from 1 to 10?', '5')
    await answer(tool, 'A triptan, an opioid, or a painkiller with codeine or caffeine', true)
    await tool.getByRole('button', { name: 'Add this day' }).click()
  }
  await addDay('2026-11-12')
  await expect(tool.getByRole('heading', { name: '1 day with a headache in 30 days' })).toBeVisible()
  const saving = page.waitForEvent('download')
  await tool.getByRole('button', { name: 'Download as a spreadsheet' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('headache-diary.csv')

  await page.reload()
  await tool.getByLabel('Open a diary you’ve downloaded').setInputFiles(await file.path())
  await expect(tool.getByText('Your diary is open.')).toBeVisible()
  await addDay('2026-11-14')
  await expect(tool.getByRole('heading', { name: '2 days with a headache in 30 days' })).toBeVisible()
  await tool.getByRole('button', { name: 'Remove 12 November 2026' }).click()
  await expect(tool.getByRole('heading', { name: '1 day with a headache in 30 days' })).toBeVisible()
})

test('a diary that is not downloaded does not vanish without a word: by a link, by Back or by a reload', async ({
  page,
  context,
  baseURL,
}) => {
  await refuseConsent(context, baseURL!)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.goto('/en/health-care/')
  await page.locator('#tools').getByRole('link', { name: 'Keep a headache diary' }).click()
  const tool = page.locator('.tool')
  await answer(tool, 'Day', await page.evaluate(() => new Date().toISOString().slice(0, 10)))
  await answer(tool, 'How many hours did the headache last?', '2')
  await answer(tool, 'How bad was it at its worst, from 1 to 10?', '5')
  await answer(tool, 'Nothing', true)
  await tool.getByRole('button', { name: 'Add this day' }).click()
  const day = tool.getByRole('heading', { name: 'Your diary', exact: true })
  await expect(day).toBeVisible()

  const question = page.getByRole('alertdialog', { name: 'Your diary isn’t saved' })
  await page.goBack()
  await expect(question).toBeInViewport()
  await expectAccessible(page, 'the question')
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/en\/tool-9\/$/)
  await expect(day).toBeVisible()

  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(day).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(tool.getByText('Headache diary', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(tool.getByText('Headache diary', { exact: true })).toBeHidden()

  await page.getByRole('link', { name: 'Clinics', exact: true }).first().click()
  const saving = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Download and leave' }).click()
  expect((await saving).suggestedFilename()).toBe('headache-diary.csv')
  await expect(page).toHaveURL(/\/en\/clinics\/$/)
  expect(asked).toEqual(['beforeunload'])
})

test('the pain map is tapped on the back of the body', async ({ page, context, baseURL }) => {
  await refuseConsent(context, baseURL!)
  const tool = await openTool(page, 10, 'en')
  await tool.getByRole('radio', { name: 'Back', exact: true }).check()
  const marks = tool.locator('.figure-mark')
  const lowerBack = () =>
    marks.evaluateAll((all) => all.findIndex((mark) => mark.querySelector('title')?.textContent === 'Lower back'))
  await expect.poll(lowerBack).toBeGreaterThanOrEqual(0)
  await marks.nth(await lowerBack()).click()
  await expect(tool.getByLabel('Where does it hurt most?')).toHaveValue('lower-back')
  await tool.getByRole('button', { name: 'See who can help' }).click()
  const result = tool.getByRole('status').filter({ hasText: 'Start with a chiropractor' })
  await expect(result.getByRole('link')).toHaveText([
    'First time with a chiropractor',
    'First time with a physiotherapist',
  ])
})

test('pack-years add up over several periods, and a removed one no longer counts', async ({
  page,
  context,
  baseURL,
}) => {
  await refuseConsent(context, baseURL!)
  const tool = await openTool(page, 16, 'en')
  const fill = async (period: string, cigarettes: string, years: string) => {
    const group = tool.getByRole('group', { name: period })
    await group.getByLabel('Cigarettes a day').fill(cigarettes)
    await group.getByLabel('Number of years').fill(years)
  }
  await fill('Period 1', '20', '10')
  await tool.getByRole('button', { name: 'Add a period' }).click()
  await fill('Period 2', '10', '5')
  await tool.getByRole('button', { name: 'Calculate' }).click()
  await expect(tool.getByRole('heading', { name: '12.5 pack-years' })).toBeVisible()
  await tool.getByRole('button', { name: 'Remove period 2' }).click()
  await tool.getByRole('button', { name: 'Calculate' }).click()
  await expect(tool.getByRole('heading', { name: '10 pack-years' })).toBeVisible()
})

test('a blood-pressure reading with the numbers swapped asks again', async ({ page, context, baseURL }) => {
  await refuseConsent(context, baseURL!)
  const tool = await openTool(page, 14, 'en')
  await answer(tool, 'The higher number', '80')
  await answer(tool, 'The lower number', '120')
  await answer(tool, 'At home', true)
  await tool.getByRole('button', { name: 'Calculate' }).click()
  await expect(tool.getByRole('alert').getByRole('link')).toHaveText([
    'The higher number must be larger than the lower one',
  ])
})
