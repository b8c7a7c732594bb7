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
  9: {
    book: 'gp-consultation',
    no: {
      answers: {
        Dag: '2026-11-10',
        'Hvor mange timer varte det?': '4,5',
        'Hvor sterkt var det på det verste, fra 1 til 10?': '7',
        'Kvalme eller oppkast': true,
        'Vanlig smertestillende fra apotek': true,
      },
      button: 'Legg til dagen',
      result: '1 dag med hodepine på 30 dager',
      also: ['Dager med medisin: 1'],
      asksFor: [
        'Velg en dag i dag eller i løpet av det siste året',
        'Skriv timer mellom 0,5 og 24',
        'Skriv et helt tall mellom 1 og 10',
        'Velg hva du tok, eller ingenting',
      ],
    },
    en: {
      answers: {
        Day: '2026-11-10',
        'How many hours did it last?': '0.5',
        'How bad was it at its worst, from 1 to 10?': '3',
        Nothing: true,
      },
      button: 'Add the day',
      result: '1 day with a headache in 30 days',
    },
  },
  10: {
    no: {
      answers: { 'Hvor gjør det mest vondt?': 'Skulderen' },
      button: 'Se hvem som kan hjelpe',
      result: 'Begynn hos en fysioterapeut',
      asksFor: ['Velg hvor det gjør mest vondt'],
    },
    en: {
      answers: {
        'Where does it hurt most?': 'Lower back',
        'Numbness around your genitals, bottom or inner thighs': true,
      },
      button: 'See who can help',
      result: 'Call 113 now',
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
  12: {
    book: 'gp-consultation',
    no: {
      answers: { Landsdel: 'Troms og Finnmark', Måned: 'juni' },
      button: 'Vis kalenderen',
      result: 'Troms og Finnmark i juni',
      also: ['Mest av: bjørk.', 'Bjørk: sent i mai til tidlig i juli'],
    },
    en: {
      answers: { 'Part of Norway': 'Eastern Norway' },
      button: 'Show the calendar',
      result: 'Eastern Norway in November',
      also: ['There’s usually no pollen in the air then.', 'Birch: late April to early June'],
    },
  },
  13: {
    book: 'vaccination',
    no: {
      answers: { 'Land du skal til': 'Pakistan', 'Jeg skal bo hos familie eller venner der': true },
      button: 'Se rådene',
      result: 'Vaksiner til Pakistan',
      also: ['Tyfoidfeber', 'Malaria', 'Sjekk landet hos FHI'],
      asksFor: ['Velg landet du skal til'],
    },
    en: {
      answers: { 'Country you’re going to': 'Another country' },
      button: 'See the advice',
      result: 'Vaccines for your trip',
      also: ['We have no advice of our own for this country', '4–6 weeks before you go'],
    },
  },
  14: {
    no: {
      answers: { 'Det høyeste tallet': '185', 'Det laveste tallet': '95', Hjemme: true },
      result: '185/95: svært høyt',
      also: ['Ring legevakten på 116 117', 'Ring 113 med en gang'],
      asksFor: [
        'Skriv det høyeste tallet, mellom 50 og 300',
        'Skriv det laveste tallet, mellom 30 og 200',
        'Velg hvor du målte',
      ],
    },
    en: {
      answers: {
        'The higher number': '142',
        'The lower number': '88',
        'By a doctor, nurse or pharmacist': true,
        'I’m pregnant, or I’ve given birth in the last six weeks': true,
      },
      result: 'Call your maternity ward now',
    },
  },
  15: {
    no: {
      answers: { 'Gravid eller ammende': true, 'Filterkaffe, kopp på 2 dl': '3' },
      result: '270 mg koffein',
      also: ['Du er over grensen', 'opptil 200 mg om dagen'],
      asksFor: ['Velg hvem det gjelder'],
    },
    en: {
      answers: { 'Someone under 18': true, 'Weight in kilograms': '50,5', 'Energy drink, 250 ml can': '1' },
      result: '80 mg of caffeine',
      also: ['151 mg a day'],
    },
  },
  16: {
    book: 'gp-consultation',
    no: {
      answers: { 'Sigaretter om dagen': '15', 'Antall år': '12,5' },
      result: '9,4 pakkeår',
      also: ['68 000 sigaretter'],
      asksFor: ['Skriv sigaretter om dagen, mellom 1 og 100', 'Skriv antall år, mellom 0,5 og 80'],
    },
    en: {
      answers: { 'Cigarettes a day': '20', 'Number of years': '30' },
      result: '30 pack-years',
      also: ['about 219,000 cigarettes'],
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
  18: {
    book: 'chiropractor-first-time',
    no: {
      answers: { 'Jeg har fått akutt vondt i rygg eller nakke': true },
      button: 'Se rådet',
      result: 'Kiropraktor passer best',
      also: ['sykmelde i opptil tolv uker'],
    },
    en: {
      answers: {},
      button: 'See the advice',
      result: 'Either of them can help you',
      also: ['Choose the one with the first available appointment'],
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
      // Further down, the header that stays covers half of some field, and half a field is too small a target.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible(page, `tool ${number} with its result`)
    })
  }
}

test('a headache diary can be downloaded, opened again and goes on', async ({ page, context, baseURL }) => {
  await refuseConsent(context, baseURL!)
  const tool = await openTool(page, 9, 'en')
  const addDay = async (date: string) => {
    await answer(tool, 'Day', date)
    await answer(tool, 'How many hours did it last?', '2')
    await answer(tool, 'How bad was it at its worst, from 1 to 10?', '5')
    await answer(tool, 'A triptan or something else on prescription', true)
    await tool.getByRole('button', { name: 'Add the day' }).click()
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
