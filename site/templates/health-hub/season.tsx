import { useSyncExternalStore } from 'react'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { HealthHubPage } from '#page-data/pages.ts'
import { LinkList } from './link-list.tsx'

const never = () => () => {}
const monthNow = () => Number(dayAtClinic(Date.now()).slice(5, 7))

/**
 * What editors suggest for the season. The HTML has that of the build, and its heading names the season, so it stays true
 * without JavaScript; the browser shows that of today.
 */
export function Season({ seasons, month: builtIn }: Pick<HealthHubPage, 'seasons' | 'month'>) {
  const month = useSyncExternalStore(never, monthNow, () => builtIn)
  const season = seasons.find(({ months }) => months.includes(month))
  if (!season) return null
  return (
    <section className="part" id="season">
      <h2>{season.title}</h2>
      <LinkList links={season.pages} />
    </section>
  )
}
