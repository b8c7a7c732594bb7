import type { AnswerOf } from '#domain/api/call-types.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { PageData } from '#page-data/pages.ts'

/** What may differ from the compiled data: today, free times, and the days that the roster changes. */
export type ClinicNow = Pick<
  AnswerOf<'GET /clinics'>['clinics'][number],
  'today' | 'services' | 'team' | 'closures' | 'specialHours'
>

/** By the clinic's id. */
export type ClinicsToday = Record<string, ClinicNow>

/** The address of the clinics' live state: the page of a clinic asks for that clinic, with those who work there. */
export function clinicsAddress(page: PageData): string {
  const all = everyClinicAddress(page.locale)
  // Near a place, the first free time is that of the profession which the page is about.
  if (page.kind === 'place') return treatmentAddress(page.locale, page.data.treatments[0]!)
  return page.kind === 'clinic' ? `${all}&clinic=${page.data.clinic}` : all
}

/** Ids are slugs, which need no escaping. */
export const everyClinicAddress = (locale: Locale) => `/api/clinics?locale=${locale}`

/** The address of a treatment's first free time. */
export function treatmentAddress(locale: Locale, treatment: string): string {
  return `${everyClinicAddress(locale)}&treatment=${treatment}`
}

export function byClinic({ clinics }: AnswerOf<'GET /clinics'>): ClinicsToday {
  return Object.fromEntries(clinics.map((clinic) => [clinic.id, clinic]))
}
