import { type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { resumeFlow } from '../flows/instance.ts'
import { useSearch } from '../flows/use-search.ts'
import { webFlow } from '../flows/web.ts'
import { ProblemNotice } from '../frame/problem-notice.tsx'
import { readQuery, writeQuery } from '../position/choices.ts'
import type { BookingSite } from '../wizard-context.tsx'
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
  if (found.state === 'none') return children(site)
  if (found.state === 'found') return children({ ...site, catalogue: { ...site.catalogue, partner: found.partner } })
  const { words } = site
  const { partner: _, ...others } = asked
  return (
    <div className="wrap wizard" data-wake="query">
      <div className="wizard-main">
        {found.state === 'loading' ? (
          <Skeleton shape="card" label={words.partner.loading} />
        ) : (
          <>
            <h1>{words.partner.failed}</h1>
            <ProblemNotice problem={found.problem} site={site} onRetry={found.retry}>
              <p>
                <a href={writeQuery(others)}>{words.partner.goWithout}</a>
              </p>
            </ProblemNotice>
          </>
        )}
      </div>
    </div>
  )
}
