import type { Locale } from '#domain/locale.ts'

/** What GET /api/clinics tells of a clinic today. */
export interface ClinicToday {
  state: 'open' | 'closed' | 'fully-booked'
  /** The start of the first free time, with the clinic's offset; null where none is near. */
  nextFree: string | null
}

export async function fetchClinicsToday(locale: Locale): Promise<Record<string, ClinicToday>> {
  const answer = await fetch(`/api/clinics?locale=${locale}`)
  if (!answer.ok) throw new Error(`clinics: ${answer.status}`)
  const { clinics } = (await answer.json()) as { clinics: { id: string; today: ClinicToday }[] }
  return Object.fromEntries(clinics.map((clinic) => [clinic.id, clinic.today]))
}
