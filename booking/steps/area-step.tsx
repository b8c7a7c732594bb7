import { useEffect } from 'react'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { clockOf, nearDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { useLocated } from '#ui/find-nearest/use-located.ts'
import { ClinicGroup } from '../clinics/clinic-group.tsx'
import { FindNearest } from '../clinics/find-nearest.tsx'
import { ListingFailed } from '../clinics/listing-failed.tsx'
import { listClinics, orderClinics } from '../clinics/order-clinics.ts'
import { useClinicsToday } from '../clinics/use-clinics-today.ts'
import { Bar } from '../frame/bar.tsx'
import { allAreas } from '../position/choices.ts'
import { choose } from '../position/links.ts'
import { findClinics, listAreas } from '../position/offer.ts'
import { useWizard } from '../wizard-context.tsx'
import { ChoiceList } from './choice-list.tsx'

/** How many clinics are offered from where the visitor is: the nearest may be closed or full. */
const nearestShown = 3

/** Where in the country; or straight to one of the nearest clinics. */
export function AreaStep() {
  const { position, words, common, location, catalogue, locale, language, instance } = useWizard()
  const { view } = instance
  const treatment = position.treatment!
  const { today, isAsking, problem, refresh } = useClinicsToday(treatment.id, locale, position.practitioner?.id)
  const located = useLocated(location)
  const from = located.state === 'found' ? located.position : undefined
  const clinics = listClinics(findClinics(catalogue, treatment, position.practitioner), today, from)
  const [nearest, ...next] = from ? orderClinics(clinics, 'nearest', {}).slice(0, nearestShown) : []
  const shared = { listed: clinics, isAsking }
  useEffect(() => {
    view.hasAskedWhere = true
  }, [view])
  const areas = listAreas(clinics)

  const describeArea = (area: string, list: typeof clinics) => {
    const [first] = list.flatMap((clinic) => clinic.today?.nextFree ?? []).sort((a, b) => Date.parse(a) - Date.parse(b))
    return {
      id: area,
      facts: list.length === 1 ? words.choose.oneClinic : format(words.choose.clinics, { count: list.length }),
      end: first && (
        <>
          <span className="small soft">
            {common.clinic.nextFree} {nearDay(first.slice(0, 10), dayAtClinic(Date.now()), language)}
          </span>{' '}
          <b className="clock">{clockOf(first)}</b>
        </>
      ),
      path: choose(position, { area }),
      isCurrent: position.choices.area === area,
    }
  }
  return (
    <>
      <FindNearest nearest={nearest} />
      {problem && <ListingFailed onRetry={refresh} />}
      {nearest && <ClinicGroup title={common.nearest.heading} clinics={[nearest]} {...shared} />}
      <ClinicGroup title={common.nearest.next} clinics={next} {...shared} />
      <ChoiceList
        items={[
          ...areas.map((area) => {
            const list = clinics.filter((clinic) => clinic.area === area)
            return { ...describeArea(area, list), title: list[0]!.areaName }
          }),
          { ...describeArea(allAreas, clinics), title: words.choose.allAreas, text: words.choose.allAreasText },
        ]}
      />
      <Bar />
    </>
  )
}
