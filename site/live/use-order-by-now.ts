import { useEffect } from 'react'
import { useFirstAnswer } from '#ui/use-first-answer.ts'
import { clinicsAddress } from '../clinics-today.ts'
import { useSite } from '../site-context.tsx'
import { firstAt } from './first-at.ts'
import { firstTimeAt } from './first-time-at.ts'
import { firstFacts, type TodayOfClinics } from './live-facts.ts'
import { orderByNow } from './order-by-now.ts'

/** The clinics in the order that helps now, by the first answer: later ones are shown, but nothing moves under the reader's eyes. */
export function useOrderByNow() {
  const site = useSite()
  const { clinicsData, nearest, page } = site
  const address = clinicsAddress(page)
  const isKnown = clinicsData.some(({ today }) => today)
  const known = isKnown ? Object.fromEntries(clinicsData.map((clinic) => [clinic.id, clinic])) : undefined
  // The page's small script has sorted by its own first answer, and React takes over what it finds.
  const first = useFirstAnswer((firstFacts()[address] as TodayOfClinics | undefined) ?? known, page.path)
  useEffect(() => void delete firstFacts()[address], [address])
  return orderByNow(clinicsData, nearest.id, first ?? {}, ({ id }) =>
    firstTimeAt(first?.[id], firstAt(site, id)?.service),
  )
}
