import type { KindData } from '#page-data/pages.ts'
import { ClinicMap } from '#ui/clinic-map/clinic-map.tsx'
import { useLocated } from '#ui/find-nearest/use-located.ts'
import { Grid } from '#ui/grid/grid.tsx'
import { useOrderByNow } from '../live/use-order-by-now.ts'
import { useSite } from '../site-context.tsx'
import { ClinicsMap } from './clinic-list/clinics-map.tsx'
import { groupClinics } from './clinic-list/group-clinics.ts'
import { MapOnTop } from './clinic-list/map-on-top.tsx'
import { mapId, OpenMap } from './clinic-list/open-map.tsx'
import { RefreshClinics } from './clinic-list/refresh-clinics.tsx'
import { mapOnTopId, useMapOnTop } from './clinic-list/use-map-on-top.ts'
import { useOpenedMap } from './clinic-list/use-opened-map.ts'
import { ClinicTile } from './parts/clinic-tile.tsx'
import { FindNearest } from './parts/find-nearest.tsx'
import { PageHead } from './parts/page-head.tsx'
import { PlaceLinks } from './parts/place-links.tsx'
import { Related } from './parts/related.tsx'
import { Sections } from './parts/sections.tsx'

export function ClinicListTemplate({ data }: { data: KindData['clinic-list'] }) {
  const site = useSite()
  const { clinic: words, nearest } = site.stringTranslations
  const clinics = useOrderByNow().filter(({ id }) => data.clinics.includes(id))
  const located = useLocated(site.location)
  const position = located.state === 'found' ? located.position : undefined
  const map = useOpenedMap()
  const groups = groupClinics(clinics, { nearest: nearest.heading, otherPlaces: words.otherPlaces }, position)
  const onTop = useMapOnTop()
  return (
    <div className="wrap">
      <PageHead data={data} art={false}>
        <FindNearest />
        {data.map && (
          <OpenMap className="to-map" button="chip" onOpen={onTop.open}>
            {words.viewMap}
          </OpenMap>
        )}
        <RefreshClinics />
      </PageHead>
      <div id={mapOnTopId}>{onTop.isOpen && <MapOnTop clinics={clinics} onClose={onTop.close} />}</div>
      <div className="places halves">
        <div>
          {groups.map(({ name, clinics: inGroup }) => (
            <section key={name} className="part">
              <h2>{name}</h2>
              <Grid order={position ? undefined : 'now'}>
                {inGroup.map((clinic) => (
                  <ClinicTile key={clinic.id} clinic={clinic} />
                ))}
              </Grid>
            </section>
          ))}
        </div>
        {data.map && (
          <div id={mapId} className="places-map">
            <ClinicsMap clinics={clinics} map={map}>
              <ClinicMap label={words.mapLabel} layout={data.map} clinics={clinics} artBase={site.artBase} />
            </ClinicsMap>
          </div>
        )}
      </div>
      {data.places.length > 0 && (
        <section className="after">
          <h2>{site.stringTranslations.place.towns}</h2>
          <PlaceLinks places={data.places} />
        </section>
      )}
      <div className="text after">
        <Sections sections={data.sections} />
      </div>
      <Related pages={data.related} />
    </div>
  )
}
