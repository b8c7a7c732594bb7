import type { PageData } from '#compiler/page-data.ts'
import type { AnswerOf } from '#domain/api/call-types.ts'
import type { Locale } from '#domain/locale.ts'

/** What may differ from the compiled data: today, free times, and the days that the roster changes. */
export type ClinicNow = Pick<
  AnswerOf<'GET /clinics'>['clinics'][number],
  'today' | 'services' | 'team' | 'closures' | 'specialHours'
>

/** By the clinic's id. */
export type ClinicsToday = Record<string, ClinicNow>

/**
 * The address of the clinics' live state. A profile asks for that person, because a colleague's free time is not theirs;
 * the page of a clinic asks for that clinic, with those who work there.
 */
export function clinicsAddress(page: PageData): string {
  const query = new URLSearchParams({ locale: page.locale })
  if (page.kind === 'practitioner') query.set('practitioner', page.data.id)
  if (page.kind === 'clinic') query.set('clinic', page.data.clinic)
  return `/api/clinics?${query}`
}

export const everyClinicAddress = (locale: Locale) => `/api/clinics?${new URLSearchParams({ locale })}`

/** The address of a treatment's first free time. */
export function treatmentAddress(locale: Locale, treatment: string): string {
  return `/api/clinics?${new URLSearchParams({ locale, treatment })}`
}

/** For the small script; React uses useLiveAnswer, which retries and cancels. */
export async function fetchClinicsToday(address: string): Promise<ClinicsToday> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`clinics: ${answer.status}`)
  return byClinic(await answer.json())
}

export function byClinic({ clinics }: AnswerOf<'GET /clinics'>): ClinicsToday {
  return Object.fromEntries(
    clinics.map(({ id, today, services, team, closures, specialHours }) => [
      id,
      { today, services, team, closures, specialHours },
    ]),
  )
}
