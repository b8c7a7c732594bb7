import { startTransition, useState } from 'react'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip, ChipList } from '#ui/chip/chip.tsx'
import { useLocated } from '#ui/find-nearest/use-located.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useSteadyAnswer } from '#ui/use-steady-answer.ts'
import { ClinicGroup } from '../clinics/clinic-group.tsx'
import { ClinicsOnMap } from '../clinics/clinics-on-map.tsx'
import { FindNearest } from '../clinics/find-nearest.tsx'
import { ListingFailed } from '../clinics/listing-failed.tsx'
import { type ClinicOrder, clinicOrders, groupClinics, listClinics, orderClinics } from '../clinics/order-clinics.ts'
import { useClinicsToday } from '../clinics/use-clinics-today.ts'
import { Bar } from '../frame/bar.tsx'
import { allAreas } from '../position/choices.ts'
import { edit } from '../position/links.ts'
import { findClinics, listAreas } from '../position/offer.ts'
import { useWizard } from '../wizard-context.tsx'
import { areaName } from '../words/step-title.ts'

/** The clinics of an area: sorted, on a list or on a map. */
export function ClinicStep() {
  const wizard = useWizard()
  const { position, words, common, location, catalogue, locale } = wizard
  const { listing } = words
  const treatment = position.treatment!
  const { today, isAsking, problem, answers, refresh } = useClinicsToday(
    treatment.id,
    locale,
    position.practitioner?.id,
  )
  const located = useLocated(location)
  const from = located.state === 'found' ? located.position : undefined
  const { view } = wizard.instance
  const [wishedOrder, setOrder] = useState(view.clinicOrder)
  const [isMapShown, setMapShown] = useState(false)
  // Asked once: who comes from the areas has seen it there, and needs the room for clinics.
  const [asksWhere] = useState(!view.hasAskedWhere)

  const everywhere = findClinics(catalogue, treatment, position.practitioner)
  const areas = listAreas(everywhere)
  const area = position.choices.area ?? allAreas
  const here = everywhere.filter((clinic) => area === allAreas || clinic.area === area)
  const { steady, sortAgain } = useSteadyAnswer(today, [treatment.id, position.practitioner?.id, area].join())
  const knowsTimes = Object.keys(steady).length > 0
  const order = wishedOrder ?? (from ? 'nearest' : knowsTimes ? 'earliest' : 'name')
  const clinics = orderClinics(listClinics(here, today, from), order, steady)
  const { nearest, others, rest } = groupClinics(clinics)
  const orderNames = { nearest: listing.sortNearest, earliest: listing.sortEarliest, name: listing.sortName }
  const shared = { listed: clinics, isAsking }

  function askAgain() {
    sortAgain(true)
    refresh()
  }
  function sortBy(next: ClinicOrder) {
    setOrder(next)
    view.clinicOrder = next
    sortAgain(isAsking)
    // Sorting by distance needs the position: choosing it is the tap that asks for it.
    if (next === 'nearest' && !from) void location.askDevice()
  }
  return (
    <>
      {areas.length > 1 && (
        <ChipList label={listing.filter}>
          {[allAreas, ...areas].map((it) => (
            <Chip key={it} path={pathOfArea(it)} current={it === area}>
              {it === allAreas ? listing.all : areaName(it, wizard)}
            </Chip>
          ))}
        </ChipList>
      )}
      {asksWhere && <FindNearest nearest={nearest} />}
      {everywhere.length === 1 && <p>{format(words.time.onlyClinic, { clinic: everywhere[0]!.name })}</p>}
      <div className="tools clinic-tools">
        {wizard.loadMap && (
          <Button
            tone="quiet"
            aria-expanded={isMapShown}
            onClick={() => startTransition(() => setMapShown(!isMapShown))}
          >
            <Icon name="pin" />
            {isMapShown ? common.clinic.hideMap : common.clinic.viewMap}
          </Button>
        )}
        <label>
          <span>{listing.sort}</span>{' '}
          <select className="input" value={order} onChange={(event) => sortBy(event.target.value as ClinicOrder)}>
            {clinicOrders.map((it) => (
              <option key={it} value={it}>
                {orderNames[it]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="link" onClick={askAgain} aria-disabled={isAsking}>
          {isAsking ? listing.refreshing : common.clinic.refresh}
        </button>
      </div>
      <p className="unseen" role="status">
        {answers > 1 && !isAsking && !problem && listing.refreshed}
      </p>
      {problem && <ListingFailed onRetry={askAgain} />}
      {/* Another area is another map. */}
      {isMapShown && <ClinicsOnMap key={area} clinics={clinics} isAsking={isAsking} />}
      {nearest && <ClinicGroup title={common.nearest.heading} clinics={[nearest]} {...shared} />}
      {nearest && <ClinicGroup title={format(listing.others, { city: nearest.city })} clinics={others} {...shared} />}
      <ClinicGroup title={listing.ours} clinics={rest} {...shared} />
      <Bar />
    </>
  )

  /** Another area on this same step. */
  function pathOfArea(next: string): string {
    const { clinic: _, slot: __, ...choices } = position.choices
    return edit({ ...position, choices: { ...choices, area: next }, passed: [] }, 'clinic')
  }
}
