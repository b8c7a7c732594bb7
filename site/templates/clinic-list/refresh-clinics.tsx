import { useState } from 'react'
import { useSite } from '../../site-context.tsx'

/** Asks the clinics again, as the booking does, and tells when they have answered. */
export function RefreshClinics() {
  const { stringTranslations, isClinicsLoading, hasClinicsFailed, refreshClinicsData } = useSite()
  const { clinic: words, site } = stringTranslations
  const [isAsked, setAsked] = useState(false)
  function refresh() {
    setAsked(true)
    refreshClinicsData()
  }
  return (
    <div className="refresh">
      <button type="button" className="link" onClick={refresh} aria-disabled={isClinicsLoading}>
        {isClinicsLoading ? site.loading : words.refresh}
      </button>
      <span className="small soft" role="status">
        {isAsked && !isClinicsLoading && (hasClinicsFailed ? words.refreshFailed : words.refreshed)}
      </span>
    </div>
  )
}
