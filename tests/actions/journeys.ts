import { expect, type Page } from '@playwright/test'
import type { Locale } from '#domain/market/locale.ts'
import { bookSlot } from './api-booking.ts'
import {
  choose,
  confirm,
  drawPerson,
  drawPhone,
  expectStep,
  identify,
  languages,
  openBooking,
  pickTime,
  pressNext,
  turnToLater,
} from './booking.ts'

/** What a visitor taps, in English and Norwegian, until the area is asked for or passed over. */
interface Journey {
  en: (string | RegExp)[]
  no: (string | RegExp)[]
  /** Where there is a choice of clinics. */
  area?: string
  clinic?: string
  /** Walked to the end in the browser; the steps after the time are the same for all, so that the others end with the API. */
  whole?: true
}

const journeys: Record<string, Journey> = {
  'a general physician in clinic': {
    en: ['General Physician', 'Doctor in clinic', 'Doctor’s appointment'],
    no: ['Allmennlege', 'Time hos allmennlege', 'Legetime'],
    area: 'Oslo',
    clinic: 'Bislett',
    whole: true,
  },
  'a physiotherapist for the first time': {
    en: ['Physical', 'Physiotherapist', /^First time/],
    no: ['Fysio og kiropraktor', 'Fysioterapeut', /^Første time/],
    area: 'Oslo',
    clinic: 'Ensjø',
  },
  'a physiotherapist for a follow-up': {
    en: ['Physical', 'Physiotherapist', /^Follow-up/],
    no: ['Fysio og kiropraktor', 'Fysioterapeut', /^Oppfølging/],
    area: 'Oslo',
    clinic: 'Torshov',
  },
  'a chiropractor': {
    en: ['Chiropractor', /^First time/],
    no: ['Kiropraktor', /^Første time/],
    area: 'Oslo',
    clinic: 'Hegdehaugsveien',
  },
  'a psychologist': {
    en: ['Psychologist', /^Psychologist at/, /^Psychologist’s/],
    no: ['Psykolog', /^Psykolog i Hegde/, 'Psykologtime'],
    whole: true,
  },
  'a standard RT-PCR test': {
    en: ['Covid', 'Covid test', 'Standard RT-PCR'],
    no: ['Covid', 'Covid-test', 'Standard RT-PCR'],
    area: 'Oslo',
    clinic: 'Vika',
    whole: true,
  },
  'an express RT-PCR test': {
    en: ['Test', 'Express RT-PCR'],
    no: ['Test', 'Ekspress RT-PCR'],
    area: 'Oslo',
    clinic: 'Økern',
  },
  'an antigen test': {
    en: ['Test', 'Antigen test'],
    no: ['Test', 'Antigentest'],
    area: 'Oslo',
    clinic: 'Grünerløkka',
  },
  'a Fit-to-Fly certificate': {
    en: ['Fit-to-Fly certificate'],
    no: ['Fit-to-Fly-attest'],
    area: 'Oslo',
    clinic: 'Skøyen',
  },
  'a Proof of recovery': {
    en: ['Proof of recovery'],
    no: ['Bevis på gjennomgått sykdom'],
    area: 'Oslo',
    clinic: 'Vika',
  },
  'a dermatologist': {
    en: ['Specialists', 'Dermatologist in clinic', /^Dermatologist’s/],
    no: ['Spesialister', 'Hudlege på klinikken', 'Time hos hudlege'],
    whole: true,
  },
  'a gynecologist': {
    en: ['Specialists', 'Gynaecologist', /^Gynaecologist’s/],
    no: ['Spesialister', 'Gynekolog', 'Time hos gynekolog'],
  },
  'a midwife': {
    en: ['Specialists', 'Midwife', /^Midwife’s|consultation/],
    no: ['Spesialister', 'Jordmor', /^Time hos jordmor/],
  },
  'a plastic surgeon': {
    en: ['Plastic surgeon', /consultation/],
    no: ['Plastikkirurg', /^Time hos/],
  },
  'an eye doctor': { en: ['Eye doctor', 'Eye examination'], no: ['Øyelege', 'Øyeundersøkelse'] },
  'an ear-nose-throat doctor': {
    en: ['Ear, nose and throat doctor', /^Ear, nose and throat consultation/],
    no: ['Øre-nese-hals-lege', /^Time hos øre-nese-hals-lege/],
  },
}

interface Walk {
  name: string
  locale: Locale
  walk(page: Page): Promise<void>
}

/**
 * The journeys of a desktop or of a phone. Those to the end are walked on both, in English on one and in Norwegian on the other;
 * of the others each second one is walked on a phone, each in one language.
 */
export function journeysOn(device: 'desktop' | 'phone'): Walk[] {
  return Object.entries(journeys).flatMap(([name, journey], index) => {
    const isPhone = device === 'phone'
    const locale: Locale = index % 4 < 2 === isPhone ? 'no' : 'en'
    const walk = (page: Page) => walkJourney(page, locale, journey, isPhone ? 2 : 1)
    return journey.whole || (index % 2 === 0) === isPhone ? [{ name, locale, walk }] : []
  })
}

/** Books a time some weeks ahead: those on the other device take theirs from other weeks. */
async function walkJourney(page: Page, locale: Locale, journey: Journey, weeks: number) {
  const { words } = languages[locale]
  await openBooking(page, locale)
  await expectStep(page, words.step.type)
  for (const answer of journey[locale]) await choose(page, answer)
  await chooseClinic(page, locale, journey)
  await expectStep(page, words.step.time)
  await turnToLater(page, locale, weeks)
  const time = await pickTime(page)
  await pressNext(page, locale)
  await expectStep(page, words.step.information)
  // The summary names the time, folded or not.
  await expect(page.getByRole('complementary', { name: words.summary.heading })).toContainText(time)
  if (journey.whole) {
    await identify(page, locale, drawPerson(locale))
    await confirm(page, locale)
    await expect(page.getByRole('region', { name: words.booked.yourAppointment })).toContainText(time)
  } else {
    await expect(page.getByText(words.hold.held)).toBeVisible()
    const { start } = await bookSlot(page.request, new URL(page.url()).searchParams.get('slot')!, drawPhone())
    expect(start.slice(11, 16)).toBe(time)
  }
}

/** Answers the questions about place that are asked; a place with one clinic asks none. */
async function chooseClinic(page: Page, locale: Locale, journey: Journey) {
  const { words } = languages[locale]
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(
    new RegExp([words.step.area, words.step.clinic.split('{')[0], words.step.time].join('|')),
  )
  const isAsked = async (step: string) => (await heading.textContent())!.startsWith(step)
  if (await isAsked(words.step.area)) await choose(page, journey.area ?? 'Oslo')
  if (await isAsked(words.step.clinic.split('{')[0]!)) {
    if (journey.clinic) await choose(page, journey.clinic)
    else await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first().click()
  }
}
