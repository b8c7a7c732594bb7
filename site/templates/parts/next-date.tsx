import type { SiteGroup, SiteTreatment } from '#domain/site/site-data.ts'
import { bookingPath } from '../../booking-path.ts'
import { treatmentAddress } from '../../clinics-today.ts'
import { useNextFree } from '../../live/use-next-free.ts'
import { useSite } from '../../site-context.tsx'
import { FirstFree } from './first-free.tsx'

/** Under the lead of a page about a class, course or webinar: the next date that has a place, and the way to all of them. */
export function NextDate({ treatment }: { treatment: SiteTreatment & { group: SiteGroup } }) {
  const site = useSite()
  const { page, stringTranslations: words } = site
  const start = useNextFree(treatment.id)
  return (
    <p>
      <span data-live={treatmentAddress(page.locale, treatment.id)}>
        <FirstFree start={start} label={`${words.group.next[treatment.group.kind]}:`} />
      </span>{' '}
      <a href={bookingPath(site, treatment)}>{words.group.seeDates}</a>
    </p>
  )
}
