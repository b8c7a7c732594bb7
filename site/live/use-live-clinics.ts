import { useEffect, useRef } from 'react'
import { useSite } from '../site-context.tsx'

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
    ask()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [page.path])
}
