import type { KindData } from '#compiler/page-data.ts'
import { Grid } from '#ui/grid/grid.tsx'
import { useLiveClinics } from '../live/use-live-clinics.ts'
import { useSite } from '../site-context.tsx'
import { ClinicTile } from './parts/clinic-tile.tsx'
import { FindNearest } from './parts/find-nearest.tsx'
import { PageHead } from './parts/page-head.tsx'
import { Related } from './parts/related.tsx'
import { Sections } from './parts/sections.tsx'

export function ClinicListTemplate({ data }: { data: KindData['clinic-list'] }) {
  const site = useSite()
  useLiveClinics()
  const clinics = site.clinicsData.filter(({ id }) => data.clinics.includes(id))
  const areas = [...new Set(clinics.map(({ areaName }) => areaName))]
  return (
    <div className="wrap">
      <PageHead data={data}>
        <FindNearest />
      </PageHead>
      {areas.map((area) => (
        <section key={area} className="part">
          <h2>{area}</h2>
          <Grid>
            {clinics
              .filter(({ areaName }) => areaName === area)
              .map((clinic) => (
                <ClinicTile key={clinic.id} clinic={clinic} />
              ))}
          </Grid>
        </section>
      ))}
      <div className="text">
        <Sections sections={data.sections} />
      </div>
      <Related pages={data.related} />
    </div>
  )
}
