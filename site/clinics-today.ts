import type { PageData } from '#compiler/page-data.ts'
import type { AnswerOf } from '#domain/api/call-types.ts'

/** By the clinic's id. */
export type ClinicsToday = Record<string, AnswerOf<'GET /clinics'>['clinics'][number]['today']>

/** Where a page asks how the clinics are doing. A profile asks for that person: a colleague's free time is no promise of theirs. */
export function clinicsAddress(page: PageData): string {
  const query = new URLSearchParams({ locale: page.locale })
  if (page.kind === 'practitioner') query.set('practitioner', page.data.id)
  return `/api/clinics?${query}`
}

export async function fetchClinicsToday(address: string): Promise<ClinicsToday> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`clinics: ${answer.status}`)
  const { clinics }: AnswerOf<'GET /clinics'> = await answer.json()
  return Object.fromEntries(clinics.map((clinic) => [clinic.id, clinic.today]))
}
