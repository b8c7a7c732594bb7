import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, type Locator, type Page, type Response, test } from '@playwright/test'
import { expectAccessible } from './actions/accessible.ts'
import { refuseConsent } from './actions/consent.ts'

/** What a visitor enters, by the label of each field (see findField), and what they see then. `true` ticks a box or chooses an option. */
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
  3: {
    book: 'gynecologist-consultation',
    no: {
      answers: { 'Første dag i siste menstruasjon': '2026-11-02' },
      result: 'Neste menstruasjon rundt 30. november',
      also: ['Eggløsning er ventet rundt 16. november', 'november 2026', 'januar 2027'],
      asksFor: ['Velg en dato i dag eller tidligere, høyst 120 dager tilbake'],
    },
    en: {
      answers: {
        'First day of your last period': '2026-10-10',
        'Days from the first day of one period to the next': '36',
        'How many days you usually bleed': '8',
      },
      result: 'Your period was due on 15 November',
      also: ['1 day ago', 'more than 35 days apart', 'more than 7 days'],
      asksFor: ['Choose today or an earlier date, at most 120 days back'],
    },
  },
  4: {
    no: {
      answers: {
        'Glass vin, 15 cl, 12,5 %': '2',
        'Hvor ofte drikker du alkohol?* Aldri': true,
      },
      result: '2,5 enheter i uken',
      also: ['30 gram ren alkohol', '3,7 enheter', 'AUDIT-C: 0 av 12 poeng', 'Lavere risiko'],
    },
    en: {
      answers: {
        'Large beers, 0.5 litres, 4.7%': '2',
        'Glasses of wine, 15 cl, 12.5%': '4',
        '2 to 4 times a month': true,
        '3 or 4': true,
        'Less than monthly': true,
      },
      result: '8 units a week',
      also: ['12 units', 'AUDIT-C: 4 of 12 points', 'don’t stop suddenly'],
      asksFor: [
        'Choose an answer: How often do you have a drink containing alcohol?',
        'Choose an answer: How many units do you have on a typical day when you’re drinking?',
        'Choose an answer: How often do you have 6 or more units on one occasion?',
      ],
    },
  },
  5: {
    book: 'gp-consultation',
    no: {
      answers: { 'Første dag du er borte fra jobb': '2026-11-13', Ja: true },
      result: 'Du kan bruke egenmelding til og med søndag 15. november',
      also: ['3 kalenderdager', 'mandag 16. november', 'lørdag 28. november', '3 ganger igjen'],
      asksFor: [
        'Velg en dag fra 60 dager tilbake til 14 dager frem',
        'Velg et svar: Har du jobbet hos arbeidsgiveren i minst 2 måneder?',
      ],
    },
    en: {
      answers: {
        'My child is ill': true,
        'How many children under 12 do you have?': '3',
        'How many of them have a long-term illness or a disability?': '1',
        Yes: true,
      },
      result: '50 days a year with a sick child',
      also: ['NAV must approve'],
    },
  },
  6: {
    no: {
      answers: { 'Barnets fødselsdato': '2026-08-31' },
      button: 'Vis planen',
      result: 'Neste: 3 måneder',
      also: ['fra 30. november 2026', 'skoleåret 2038/39', 'HPV'],
      asksFor: ['Velg en fødselsdato de siste 16 årene'],
    },
    en: {
      answers: {
        'An adult': true,
        'How old are you?': '67',
        'What year did you last have a tetanus and polio vaccine?': '2020',
      },
      button: 'Show the plan',
      result: 'Next booster: 2030',
      also: ['flu vaccine every autumn'],
    },
  },
  7: {
    book: 'gp-consultation',
    no: {
      answers: {
        'Morgenen natten endte': '2026-11-16',
        'Når slukket du lyset?': '23:00',
        'Minutter før du sovnet': '30',
        'Minutter våken i løpet av natten': '20',
        'Når sto du opp?': '07:00',
        'Minutter våken i sengen om morgenen': '10',
      },
      button: 'Legg til natten',
      result: 'Søvndagbok: 1 natt',
      also: ['8:00', '7:00', '88 %'],
      asksFor: [
        'Velg en dag de siste 30 dagene',
        'Skriv et klokkeslett, som 23:15',
        'Skriv et helt antall minutter mellom 0 og 600',
        'Skriv et klokkeslett, som 23:15',
      ],
    },
    en: {
      answers: {
        'The morning the night ended': '2026-11-15',
        'When did you turn off the light?': '01:30',
        'Minutes before you fell asleep': '0',
        'When did you get up?': '08:00',
      },
      button: 'Add the night',
      result: 'Sleep diary: 1 night',
      also: ['6:30', '100 %'],
    },
  },
  8: {
    book: 'psychologist-consultation',
    no: {
      answers: Object.fromEntries(
        ['1', '2', '3', '4', '5', '6', '7'].map((number) => [
          `${number}. * Passet godt, eller en god del av tiden`,
          true as const,
        ]),
      ),
      button: 'Se resultatet',
      result: '28 av 42 poeng: mye stress',
      also: ['116 123'],
    },
    en: {
      answers: Object.fromEntries(
        ['1', '2', '3', '4', '5', '6', '7'].map((number) => [
          `${number}. * Applied to me very much, or most of the time`,
          true as const,
        ]),
      ),
      button: 'See your result',
      result: '42 of 42 points: very severe stress',
      also: ['Contact a doctor or psychologist now'],
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
        'Vanlig smertestillende, uten kodein og koffein': true,
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
  const { answers, button, result } = tools[7]!.en
  for (const [label, value] of Object.entries(answers)) await answer(tool, label, value)
  await tool.getByRole('button', { name: button! }).click()
  await expect(tool.getByRole('heading', { name: result })).toBeVisible()

  const download = page.waitForEvent('download')
  await tool.getByRole('button', { name: 'Download as a spreadsheet' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('sleep-diary.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFFNight before;When did you turn off the light\?;/)
  expect(text.split('\r\n')[1]).toBe('2026-11-15;01:30;0;0;08:00;0;6:30;6:30;100 %')

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

test('a tool brings only its own code along: a few kilobytes', async ({ page }) => {
  /** Scripts that a page fetches when somebody begins to use it, by name and kilobytes as they travel. */
  const scriptsOf = async (path: string) => {
    const fetched: Promise<[name: string, kilobytes: number]>[] = []
    const note = (response: Response) => {
      const { pathname } = new URL(response.url())
      if (!pathname.endsWith('.js')) return
      fetched.push(response.body().then((body) => [pathname, gzipSync(body).length / 1000]))
    }
    page.on('response', note)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).hover()
    await page.waitForLoadState('networkidle')
    page.off('response', note)
    return new Map(await Promise.all(fetched))
  }
  const ordinary = await scriptsOf('/en/physical/diagnosis/back/sciatica/')
  for (const number of [1, 7, 17]) {
    const own = [...(await scriptsOf(`/en/tool-${number}/`))].filter(([name]) => !ordinary.has(name))
    const total = own.reduce((sum, [, kilobytes]) => sum + kilobytes, 0)
    expect(total, own.join('\n')).toBeLessThanOrEqual(12)
  }
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
    await answer(tool, 'How many hours did it last?', '2')
    await answer(tool, 'How bad was it at its worst, from 1 to 10?', '5')
    await answer(tool, 'A triptan, an opioid, or a painkiller with codeine or caffeine', true)
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
