import { useEffect } from 'react'
import { useFirstAnswer } from '#ui/use-steady-answer.ts'
import { clinicsAddress } from '../clinics-today.ts'
import { useSite } from '../site-context.tsx'
import { findFirstFacts, forgetFirstFacts, type TodayOfClinics } from './live-facts.ts'
import { orderByNow } from './order-by-now.ts'

/** The clinics in the order that helps now, by the first answer: later ones are shown, but nothing moves under the reader's eyes. */
export function useOrderByNow() {
  const { clinicsData, nearest, page } = useSite()
  const isKnown = clinicsData.some(({ today }) => today)
  const known = isKnown ? Object.fromEntries(clinicsData.map((clinic) => [clinic.id, clinic])) : undefined
  // The page's small script has sorted by its own first answer, and React takes over what it finds.
  const first = useFirstAnswer(findFirstFacts<TodayOfClinics>(clinicsAddress(page)) ?? known, page.path)
  useEffect(forgetFirstFacts, [])
  return orderByNow(clinicsData, nearest.id, first ?? {})
}
