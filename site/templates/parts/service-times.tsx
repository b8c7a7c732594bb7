import { formatPriceFrom } from '#messages/prices.ts'
import type { ClinicPage } from '#page-data/pages.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { bookingPath } from '../../booking-path.ts'
import { earliestOf } from '../../live/earliest-start.ts'
import { type LiveClinic, useSite } from '../../site-context.tsx'
import { FirstFree } from './first-free.tsx'

/** Each service of a clinic with its first free time, as a link that books what a new patient books. */
export function ServiceTimes({ data, clinic }: { data: ClinicPage; clinic: LiveClinic }) {
  const site = useSite()
  const { catalogue, stringTranslations: words } = site
  const services = catalogue.types.flatMap((type) => type.services)
  return (
    <ul className="service-times" data-at={clinic.id}>
      {services.map(({ id, name, treatments }) => {
        const offered = treatments.filter((it) => data.treatments.includes(it))
        // The time is for the first treatment that somebody offers (domain/availability/service-times.ts).
        const live = clinic.services?.find((it) => it.id === id)?.treatment
        const first = catalogue.treatments[live ?? offered[0] ?? '']
        if (!first) return null
        const prices = offered.flatMap((it) => catalogue.treatments[it]?.price ?? [])
        return (
          <li key={id} data-services={id}>
            <a href={bookingPath(site, first, { clinic: clinic.id })}>
              <b>{name}</b>
              <span className="small soft">{prices.length > 0 && formatPriceFrom(Math.min(...prices), words)}</span>
              <span className="service-time">
                <FirstFree start={earliestOf([clinic], [id])} instead={words.article.seeTimes} />
                <Icon name="arrow" />
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
