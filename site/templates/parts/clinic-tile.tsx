import { distanceInKilometres } from '#domain/places/distance.ts'
import type { SiteTreatment } from '#domain/site/site-data.ts'
import { describeClinicState } from '#messages/clinic-state.ts'
import { describeClinicWait } from '#messages/clinic-wait.ts'
import { describeStart } from '#messages/dates.ts'
import { formatDistance } from '#messages/distance.ts'
import { ClinicCard } from '#ui/clinic-card/clinic-card.tsx'
import { useLocated } from '#ui/find-nearest/use-located.ts'
import { firstTimePath } from '../../booking-path.ts'
import { summarizeWeek } from '../../format/opening-hours.ts'
import { firstAt } from '../../live/first-at.ts'
import { firstTimeAt } from '../../live/first-time-at.ts'
import { type LiveClinic, useSite } from '../../site-context.tsx'

/** A clinic in a list: its hours, and once it has answered, whether it can take you today and when. */
export function ClinicTile({
  clinic,
  level,
  kilometres,
  treatment,
}: {
  clinic: LiveClinic
  level?: 'h2' | 'h3'
  /** From the place that the page is about, null at the place itself; left out: from the visitor, where that is known. */
  kilometres?: number | null
  /** What the page asked for times of; left out: what a list of clinics is about, or what people go to the clinic for first. */
  treatment?: SiteTreatment
}) {
  const site = useSite()
  const { page, location, stringTranslations: words } = site
  const located = useLocated(location)
  const first = treatment ? undefined : firstAt(site, clinic.id)
  const start = firstTimeAt(clinic, first?.service)
  const booked = treatment ?? first
  const fromVisitor = located.state === 'found' ? distanceInKilometres(located.position, clinic.position) : undefined
  const away = kilometres === undefined ? fromVisitor : kilometres
  const next = start ? describeStart(start, new Date(), page.language) : undefined
  return (
    <ClinicCard
      id={clinic.id}
      title={clinic.name}
      path={clinic.path}
      address={clinic.address}
      state={clinic.today && { is: clinic.today.state, text: describeClinicState(words.clinic, clinic.today) }}
      wait={describeClinicWait(words.clinic, clinic.today?.wait)}
      first={first?.service}
      nextLabel={booked ? words.clinic.firstWith[booked.profession] : words.clinic.nextFree}
      book={firstTimePath(site, booked, { clinic: clinic.id, start })}
      next={next && { time: next.time, text: next.day }}
      distance={away == null ? undefined : formatDistance(away, page.language)}
      hours={summarizeWeek(clinic.hours, words.weekday)}
      level={level}
    />
  )
}
