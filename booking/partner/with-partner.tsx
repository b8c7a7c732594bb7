import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { loadAttribute } from '#domain/site/page-places.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { queryAddress } from '../flows/address.ts'
import { resumeFlow } from '../flows/instance.ts'
import { useSearch } from '../flows/use-search.ts'
import { webFlow } from '../flows/web.ts'
import { readQuery, writeQuery } from '../position/choices.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { keepPartner, leavePartner, recallPartner } from './kept-partner.ts'
import { usePartner } from './use-partner.ts'

/**
 * Fetches the agreement that the address names before the booking is shown, because offer, prices and form depend on
 * it. Nobody else receives it.
 */
export function WithPartner({ site, children }: { site: BookingSite; children: (site: BookingSite) => ReactNode }) {
  const { asked } = readQuery(useSearch())
  const found = usePartner(asked.partner, site.locale)
  // The booking is on screen while its partner is fetched, too: its hold is not released.
  const [instance] = useState(() => resumeFlow(site.flows, webFlow))
  useEffect(() => instance.enter(), [instance])
  // A link that names no partner leads into the booking: the one that the tab came through is still the visitor's.
  useLayoutEffect(() => {
    // Not what was rendered: the first rendering is that of the page without a query.
    const query = new URLSearchParams(queryAddress.get())
    const kept = recallPartner()
    if (asked.partner || query.get('partner') || !kept) return
    query.set('partner', kept)
    queryAddress.go(`?${query}`, { replace: true })
  }, [asked.partner])
  const isGone = found.state === 'none' && asked.partner !== undefined
  const foundId = found.state === 'found' ? found.partner.id : undefined
  useEffect(() => {
    if (foundId) keepPartner(foundId)
    if (isGone) leavePartner()
  }, [foundId, isGone])
  const isFailed = found.state === 'failed'
  const [hasFailed, setFailed] = useState(false)
  if (isFailed && !hasFailed) setFailed(true)
  if (found.state === 'none') return children(site)
  if (found.state === 'found') {
    const catalogue = { ...site.catalogue, partner: found.partner }
    return children({ ...site, catalogue, refreshPartner: found.refresh })
  }
  const { words } = site
  const { partner: _, ...others } = asked
  return (
    <div className="wrap wizard" {...{ [loadAttribute]: 'query' }}>
      <div className="wizard-main">
        {found.state === 'loading' ? (
          <Skeleton shape="card" label={words.partner.loading} />
        ) : (
          <>
            <h1>{words.partner.failed}</h1>
            <ProblemNotice problem={found.problem} site={site} onRetry={found.retry} />
          </>
        )}
        {/* It stays while the agreement is asked for again: whoever has waited once need not wait twice. */}
        {hasFailed && (
          <p>
            <a href={writeQuery(others)} onClick={leavePartner}>
              {words.partner.goWithout}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
