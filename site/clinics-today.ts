import type { PageData } from '#compiler/page-data.ts'
import type { AnswerOf } from '#domain/api/call-types.ts'
import type { Locale } from '#domain/locale.ts'

/** What may differ from what was compiled: today, and the days that the roster changes. */
export type ClinicNow = Pick<AnswerOf<'GET /clinics'>['clinics'][number], 'today' | 'closures' | 'specialHours'>

/** By the clinic's id. */
export type ClinicsToday = Record<string, ClinicNow>

/** Where a page asks how the clinics are doing. A profile asks for that person: a colleague's free time is no promise of theirs. */
export function clinicsAddress(page: PageData): string {
  const query = new URLSearchParams({ locale: page.locale })
  if (page.kind === 'practitioner') query.set('practitioner', page.data.id)
  return `/api/clinics?${query}`
}

/** Where the first free time of a treatment is asked for. */
export function treatmentAddress(locale: Locale, treatment: string): string {
  return `/api/clinics?${new URLSearchParams({ locale, treatment })}`
}

/** For the small script; the framework asks through useLiveAnswer, which retries and cancels. */
export async function fetchClinicsToday(address: string): Promise<ClinicsToday> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`clinics: ${answer.status}`)
  return byClinic(await answer.json())
}

export function byClinic({ clinics }: AnswerOf<'GET /clinics'>): ClinicsToday {
  return Object.fromEntries(
    clinics.map(({ id, today, closures, specialHours }) => [id, { today, closures, specialHours }]),
  )
}
