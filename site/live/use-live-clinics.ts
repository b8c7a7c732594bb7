import { useEffect, useRef } from 'react'
import { clinicsAddress } from '../clinics-today.ts'
import { useSite } from '../site-context.tsx'
import { areFresh } from './live-facts.ts'

/** Asks once a page how the clinics are doing today, and again when the visitor comes back to the page. */
export function useLiveClinics() {
  const { refreshClinicsData, page } = useSite()
  const refresh = useRef(refreshClinicsData)
  refresh.current = refreshClinicsData
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another question
  useEffect(() => {
    // Without an answer the opening hours stay, which are right as they are.
    const ask = () => void refresh.current().catch(() => {})
    const onReturn = () => document.visibilityState === 'visible' && ask()
    // The page of a clinic also shows the days that differ, which the small script leaves out.
    if (page.kind === 'clinic' || !areFresh(clinicsAddress(page))) ask()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [page.path])
}
