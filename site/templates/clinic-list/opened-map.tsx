import type { ReactNode } from 'react'
import { describeClinicState } from '#messages/clinic-state.ts'
import { describeStart } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Directions } from '#ui/directions/directions.tsx'
import { LazyMap } from '#ui/zoom-map/lazy-map.tsx'
import { bookingPath } from '../../booking-path.ts'
import { firstAt } from '../../live/first-at.ts'
import { firstTimeAt } from '../../live/first-time-at.ts'
import { mapLoader } from '../../map-loader.ts'
import { type LiveClinic, type Site, useSite } from '../../site-context.tsx'
import { ClinicTile } from '../parts/clinic-tile.tsx'

/** The map that can be zoomed, with a card for the clinic that is chosen on it. Fetched when somebody wants it. */
export function OpenedMap({
  clinics,
  chosen,
  instead,
}: {
  clinics: LiveClinic[]
  chosen?: string
  /** Shown until it is there. */
  instead?: ReactNode
}) {
  const site = useSite()
  const { clinic: words, site: common } = site.stringTranslations
  return (
    <LazyMap
      loadData={mapLoader(site)!}
      instead={instead}
      tryAgain={common.tryAgain}
      words={words}
      clinics={clinics.map((clinic) => ({ ...clinic, facts: factsOf(clinic, site) }))}
      nameGroup={(city, count) => format(words.map.group, { city, count })}
      chosen={chosen}
      card={(id) => <MapCard clinic={clinics.find((clinic) => clinic.id === id)!} />}
    />
  )
}

/** What a screen reader says after the name: whether the clinic is open, and its first time. */
function factsOf(clinic: LiveClinic, site: Site): string {
  const { clinic: words } = site.stringTranslations
  const start = firstTimeAt(clinic, firstAt(site, clinic.id)?.service)
  const next = start ? describeStart(start, new Date(), site.page.language) : undefined
  return [
    clinic.today && describeClinicState(words, clinic.today),
    next && format(words.map.first, { time: `${next.day} ${next.time}` }),
  ]
    .filter(Boolean)
    .join(', ')
}

function MapCard({ clinic }: { clinic: LiveClinic }) {
  const site = useSite()
  const { clinic: words } = site.stringTranslations
  return (
    <>
      <ClinicTile clinic={clinic} />
      <p className="map-actions">
        <ButtonLink href={bookingPath(site, undefined, { clinic: clinic.id })}>{words.bookHere}</ButtonLink>
        <Directions position={clinic.position} title={words.map.directions} />
      </p>
    </>
  )
}
