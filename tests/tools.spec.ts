import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './actions/accessible.ts'
import { refuseConsent } from './actions/consent.ts'

/** What a visitor enters, by the label of each field, and what they see then. `true` ticks a box or chooses an option. */
interface Walk {
  answers: Record<string, string | true>
  /** The button, where it is not 'Calculate' or 'Regn ut'; null where the result comes by itself. */
  button?: string | null
  /** The heading of the result. */
  result: string
  /** Further words of the result. */
  also?: string[]
  /** What an empty form asks for. Left out where an empty form has a result. */
  asksFor?: string[]
}

interface ToolRow {
  /** The treatment that the result leads to. */
  book?: string
  no: Walk
  en: Walk
}

/** One row a tool, by its number. Today is 16 November 2026. */
const tools: Record<number, ToolRow> = {
  1: {
    book: 'gp-consultation',
    no: {
      answers: { 'Høyde i centimeter': '180', 'Vekt i kilo': '81,0' },
      result: 'BMI 25,0',
      also: ['60–80 kilo'],
      asksFor: ['Skriv høyden i centimeter, mellom 120 og 230', 'Skriv vekten i kilo, mellom 30 og 300'],
    },
    en: {
      answers: { 'Height in centimetres': '170', 'Weight in kilograms': '86.7' },
      result: 'BMI 30.0',
      also: ['A doctor can check your health'],
      asksFor: [
        'Enter your height in centimetres, between 120 and 230',
        'Enter your weight in kilograms, between 30 and 300',
      ],
    },
  },
  2: {
    book: 'midwife-consultation',
    no: {
      answers: { 'Dato for første dag i siste menstruasjon': '2026-09-14' },
      result: 'Termin rundt 24. juni 2027',
      also: ['9 uker og 0 dager', '280 dager, og da blir datoen 21. juni 2027'],
      asksFor: ['Velg en dato i dag eller tidligere, høyst 44 uker tilbake'],
    },
    en: {
      answers: {
        'An ultrasound scan': true,
        'Date of the scan': '2026-11-10',
        'Full weeks pregnant on that day': '18',
      },
      result: 'Due around 16 April 2027',
      also: ['18 weeks and 6 days'],
      asksFor: ['Choose today or an earlier date, at most 44 weeks back'],
    },
  },
  11: {
    book: 'mole-check',
    no: {
      answers: { 'Den ser annerledes ut enn de andre føflekkene dine': true },
      button: 'Se rådet',
      result: 'Vis den til en lege innen to uker',
    },
    en: {
      answers: { 'A – asymmetry: one half is unlike the other': true },
      button: 'See the advice',
      result: 'Show it to a doctor',
    },
  },
  17: {
    no: {
      answers: { 'Krampeanfall som varer i mer enn fem minutter, eller det første': true },
      button: null,
      result: 'Ring 113 nå',
      also: ['ikke kjør selv'],
    },
    en: {
      answers: { 'A sudden headache, the worst you have ever had': true },
      button: null,
      result: 'Call 113 now',
      also: ['do not drive yourself'],
    },
  },
}

const calculate = { no: 'Regn ut', en: 'Calculate' }

async function answer(form: Locator, label: string, value: string | true) {
  const field = form.getByLabel(label, { exact: true })
  if (value === true) return field.check()
  const isList = await field.evaluate((element) => element instanceof HTMLSelectElement)
  await (isList ? field.selectOption({ label: value }) : field.fill(value))
}

async function openTool(page: Page, number: number, locale: 'no' | 'en') {
  await page.clock.setFixedTime('2026-11-16T10:00:00Z')
  await page.goto(locale === 'no' ? `/verktoy-${number}/` : `/en/tool-${number}/`)
  return page.locator('.tool')
}

for (const [number, row] of Object.entries(tools)) {
  for (const locale of ['no', 'en'] as const) {
    const walk = row[locale]
    test(`tool ${number} (${locale}): a known answer gives the known result on a phone`, async ({
      page,
      context,
      baseURL,
    }) => {
      await refuseConsent(context, baseURL!)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.emulateMedia({ colorScheme: locale === 'no' ? 'light' : 'dark', reducedMotion: 'reduce' })
      const tool = await openTool(page, Number(number), locale)
      const button =
        walk.button === null ? undefined : tool.getByRole('button', { name: walk.button ?? calculate[locale] })

      if (walk.asksFor) {
        await button!.click()
        await expect(tool.getByRole('alert').getByRole('link')).toHaveText(walk.asksFor)
      }
      for (const [label, value] of Object.entries(walk.answers)) await answer(tool, label, value)
      await button?.click()

      const result = tool
        .getByRole('status')
        .filter({ has: page.getByRole('heading', { name: walk.result, exact: true }) })
      await expect(result).toBeInViewport()
      await expect(tool.getByRole('alert')).toHaveCount(0)
      for (const words of walk.also ?? []) await expect(result).toContainText(words)
      if (row.book) {
        await expect(result.locator(`a[href*="treatment=${row.book}"]`).first()).toBeVisible()
      }
      await expectAccessible(page, `tool ${number} with its result`)
    })
  }
}

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
