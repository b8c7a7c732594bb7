import { type FormEvent, useState } from 'react'
import { useSite } from '../../site-context.tsx'

/**
 * Asks the clinics again, as the booking does, and tells when they have answered. A form, so that the first tap of a visit is
 * not lost.
 */
export function RefreshClinics() {
  const { stringTranslations, isClinicsLoading, hasClinicsFailed, refreshClinicsData } = useSite()
  const { clinic: words, site } = stringTranslations
  const [isAsked, setAsked] = useState(false)
  function refresh(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    refreshClinicsData()
  }
  return (
    <form className="refresh" onSubmit={refresh}>
      <button type="submit" className="link" aria-disabled={isClinicsLoading}>
        {isClinicsLoading ? site.loading : words.refresh}
      </button>
      <span className="small soft" role="status">
        {isAsked && !isClinicsLoading && (hasClinicsFailed ? words.refreshFailed : words.refreshed)}
      </span>
    </form>
  )
}
