import { describeClinicState } from '#messages/clinic-state.ts'
import { describeStart } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Directions } from '#ui/directions/directions.tsx'
import { LazyMap } from '#ui/zoom-map/lazy-map.tsx'
import { chooseClinic } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'
import { ClinicChoice } from './clinic-choice.tsx'
import type { ListedClinic } from './order-clinics.ts'

/** The clinics of the list on a map; nothing where the country has none. */
export function ClinicsOnMap({ clinics, isAsking }: { clinics: ListedClinic[]; isAsking: boolean }) {
  const { loadMap, words, common, language, position } = useWizard()
  if (!loadMap) return null
  const { map } = common.clinic
  const factsOf = ({ today }: ListedClinic) => {
    const next = today?.nextFree ? describeStart(today.nextFree, new Date(), language) : undefined
    return [
      today && describeClinicState(common.clinic, today),
      next && format(map.first, { time: `${next.day} ${next.time}` }),
    ]
      .filter(Boolean)
      .join(', ')
  }
  return (
    <LazyMap
      loadData={loadMap}
      tryAgain={words.nav.tryAgain}
      words={common.clinic}
      clinics={clinics.map((clinic) => ({ ...clinic, facts: factsOf(clinic) }))}
      nameGroup={(city, count) => format(map.group, { city, count })}
      card={(id) => {
        const clinic = clinics.find((it) => it.id === id)
        if (!clinic) return null
        return (
          <>
            <ClinicChoice clinic={clinic} listed={clinics} isAsking={isAsking} />
            <p className="map-actions">
              <ButtonLink href={chooseClinic(position, clinic)}>{common.clinic.bookHere}</ButtonLink>
              <Directions position={clinic.position} title={map.directions} />
            </p>
          </>
        )
      }}
    />
  )
}
