import type { LiveMarks } from '#domain/site/live-marks.ts'
import type { PageKind } from '#domain/site/page-kinds.ts'
import type { ClinicStateWords } from '#messages/clinic-state.ts'
import type { ClinicWaitWords } from '#messages/clinic-wait.ts'
import type { Messages } from '#messages/messages.ts'
import type { PageData } from '#page-data/pages.ts'
import { clinicsAddress } from '../clinics-today.ts'

/** The texts for live data. */
export type LiveWords = ClinicStateWords & ClinicWaitWords
const liveWords = [
  'open',
  'openUntil',
  'opensAt',
  'opensOn',
  'closedToday',
  'closedForToday',
  'fullyBookedToday',
  'waitNow',
] satisfies (keyof LiveWords)[]

const liveKinds = new Set<PageKind>(['home', 'clinic-list', 'clinic', 'health-hub', 'place'])

/** Whether pages of a kind show the live state of clinics. */
export const showsClinicsNow = (kind: PageKind) => liveKinds.has(kind)

/** What show-facts.ts needs from the page: the address to fetch, and the texts for the answer. */
export function liveAttributes({
  page,
  stringTranslations,
}: {
  page: PageData
  stringTranslations: Messages
}): LiveMarks {
  if (!showsClinicsNow(page.kind)) return {}
  // JSON.stringify keeps only the keys it is given.
  return { 'data-live': clinicsAddress(page), 'data-words': JSON.stringify(stringTranslations.clinic, liveWords) }
}
