import type { KindData } from '#compiler/page-data.ts'
import { ClinicMap, hasMap } from '#ui/clinic-map/clinic-map.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import { type LiveClinic, useSite } from '../site-context.tsx'
import { ClinicTile } from './parts/clinic-tile.tsx'
import { FindNearest } from './parts/find-nearest.tsx'
import { PageHead } from './parts/page-head.tsx'
import { Related } from './parts/related.tsx'
import { Sections } from './parts/sections.tsx'

export function ClinicListTemplate({ data }: { data: KindData['clinic-list'] }) {
  const site = useSite()
  const { clinic: words } = site.stringTranslations
  const clinics = site.clinicsData.filter(({ id }) => data.clinics.includes(id))
  const isMapShown = hasMap(site.country)
  return (
    <div className="wrap">
      <PageHead data={data} art={false}>
        <FindNearest />
        {isMapShown && (
          <a className="chip to-map" href="#map">
            {words.viewMap}
          </a>
        )}
      </PageHead>
      <div className="places halves">
        <div>
          {byArea(clinics, words.otherPlaces).map(({ name, inArea }) => (
            <section key={name} className="part">
              <h2>{name}</h2>
              <Grid>
                {inArea.map((clinic) => (
                  <ClinicTile key={clinic.id} clinic={clinic} />
                ))}
              </Grid>
            </section>
          ))}
        </div>
        {isMapShown && (
          <div id="map" className="places-map">
            <ClinicMap
              label={words.mapLabel}
              artBase={site.artBase}
              clinics={clinics.map(({ id, name, path, position }) => ({ id, title: name, path, position }))}
            />
          </div>
        )}
      </div>
      <div className="text after">
        <Sections sections={data.sections} />
      </div>
      <Related pages={data.related} />
    </div>
  )
}

/** The area with the most clinics first, where most visitors live. Places with one clinic share a heading: the card has the name. */
function byArea(clinics: LiveClinic[], otherPlaces: string): { name: string; inArea: LiveClinic[] }[] {
  const areas = Map.groupBy(clinics, ({ areaName }) => areaName)
  const shared = areas.size > 1 ? [...areas].filter(([, inArea]) => inArea.length === 1) : []
  const own = [...areas].filter(([name]) => !shared.some(([other]) => other === name))
  return [
    ...own.map(([name, inArea]) => ({ name, inArea })).sort((a, b) => b.inArea.length - a.inArea.length),
    ...(shared.length > 0 ? [{ name: otherPlaces, inArea: shared.flatMap(([, inArea]) => inArea) }] : []),
  ]
}
