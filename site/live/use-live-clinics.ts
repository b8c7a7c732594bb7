import type { PageData } from '#page-data/pages.ts'
import { clinicsAddress } from '../clinics-today.ts'
import { showsClinicsNow } from './live-attributes.ts'
import { useLiveAnswer } from './use-live-answer.ts'

/** The clinics' state today, on pages that show it. Without an answer the compiled opening hours stay. */
export function useLiveClinics(page: PageData) {
  return useLiveAnswer(showsClinicsNow(page.kind) ? clinicsAddress(page) : undefined, page)
}
