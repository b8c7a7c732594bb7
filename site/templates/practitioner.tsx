import type { KindData } from '#compiler/page-data.ts'
import { format } from '#messages/format.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { bookingPath } from '../booking-path.ts'
import { useSite } from '../site-context.tsx'
import { ClinicTile } from './parts/clinic-tile.tsx'
import { FactsBox } from './parts/facts-box.tsx'
import { Offer } from './parts/offer.tsx'

export function PractitionerTemplate({ data }: { data: KindData['practitioner'] }) {
  const site = useSite()
  const { practitioner: words, profession, site: common } = site.stringTranslations
  const clinics = site.clinicsData.filter(({ id }) => data.clinics.includes(id))
  return (
    <div className="wrap">
      {!site.contentOnly && <Breadcrumbs label={common.breadcrumbs} crumbs={data.crumbs} />}
      <div className="profile">
        <img className="portrait" src={data.portrait} alt="" width="320" height="320" />
        <div className="stack">
          <Tag>{profession[data.profession]}</Tag>
          <h1>{format(words.getToKnow, { name: data.name })}</h1>
          <p className="lead">{data.summary}</p>
          <ButtonLink href={bookingPath(site, undefined, { practitioner: data.id })}>{common.bookNow}</ButtonLink>
        </div>
      </div>
      <div className="cols">
        <div className="text">
          <Prose html={data.about} />
          <section className="part">
            <h2>{words.services}</h2>
            <Offer treatments={data.treatments} chosen={{ practitioner: data.id }} />
          </section>
          <section className="part">
            <h2>{words.worksAt}</h2>
            <Grid>
              {clinics.map((clinic) => (
                <ClinicTile key={clinic.id} clinic={clinic} />
              ))}
            </Grid>
          </section>
        </div>
        <FactsBox
          label={data.name}
          facts={[
            { name: words.languages, value: data.languages.join(', ') },
            { name: words.competence, value: data.competence.join(', ') },
            { name: words.hpr, value: data.hpr },
          ]}
        />
      </div>
    </div>
  )
}
