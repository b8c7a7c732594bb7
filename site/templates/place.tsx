import { farAwayKm } from '#domain/places/distance.ts'
import { formatDistance } from '#messages/distance.ts'
import { format } from '#messages/format.ts'
import type { KindData } from '#page-data/pages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import { PersonCard } from '#ui/person-card/person-card.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import { Toc } from '#ui/toc/toc.tsx'
import { bookingPath } from '../booking-path.ts'
import { describeDays } from '../format/working-days.ts'
import { type Site, useSite } from '../site-context.tsx'
import { ArticleEnd } from './parts/article-end.tsx'
import { ClinicTile } from './parts/clinic-tile.tsx'
import { Offer } from './parts/offer.tsx'
import { PageHead } from './parts/page-head.tsx'
import { PlaceLinks } from './parts/place-links.tsx'
import { Related } from './parts/related.tsx'
import { Sections } from './parts/sections.tsx'

type Place = KindData['place']

/** A quarter or a town: the nearest clinic, who works there, what it costs and how one gets there. */
export function PlaceTemplate({ data }: { data: Place }) {
  const site = useSite()
  const { place: words, site: common, profession } = site.stringTranslations
  const [nearest] = data.near
  const clinic = site.clinicsData.find(({ id }) => id === nearest?.clinic)
  const name = clinic && `${site.company.name} ${clinic.name}`
  const parts = [
    { key: 'way', title: words.way, content: data.way && <Prose html={data.way} /> },
    {
      key: 'clinics',
      title: data.isHere ? words.clinicHere : format(words.clinics, { place: data.place }),
      content: data.near.length > 0 && <NearClinics data={data} />,
    },
    ...(name && data.team.length > 0
      ? [{ key: 'team', title: format(words.team, { clinic: name }), content: <Team team={data.team} /> }]
      : []),
    {
      key: 'prices',
      title: words.prices,
      content: <Offer treatments={data.treatments} texts={false} chosen={clinic && { clinic: clinic.id }} />,
    },
    { key: 'places', title: words.places, content: data.places.length > 0 && <PlaceLinks places={data.places} /> },
  ].filter(({ content }) => content)
  const professions = [...new Set(data.team.map((person) => profession[person.profession]))]
  return (
    <div className="wrap">
      <PageHead data={data} tag={professions.join(' · ')}>
        {!data.isHere && <p>{describeNearest(data, site)}</p>}
        {data.video && (!nearest || nearest.kilometres > farAwayKm) && (
          <a className="chip" href={data.video.path}>
            {data.video.title}
          </a>
        )}
        {clinic && name && (
          <ButtonLink
            href={bookingPath(site, site.catalogue.treatments[data.treatments[0] ?? ''], { clinic: clinic.id })}
          >
            {format(words.bookAt, { clinic: name })}
          </ButtonLink>
        )}
      </PageHead>
      <div className="cols reading">
        <Toc label={common.onThisPage} sections={[...data.sections.filter(({ title }) => title), ...parts]} />
        <div className="text">
          <Sections sections={data.sections} treatment={data.treatments[0]} />
          {parts.map(({ key, title, content }) => (
            <section key={key} id={key} className="part">
              <h2>{title}</h2>
              {content}
            </section>
          ))}
        </div>
        <ArticleEnd data={data} reviewer />
      </div>
      <Related pages={data.related} />
    </div>
  )
}

/** Where the nearest clinic is, where that is not in the place itself: there the text is about it. */
function describeNearest({ near }: Place, { clinicsData, company, page, stringTranslations }: Site): string {
  const words = stringTranslations.place
  const [nearest] = near
  const clinic = clinicsData.find(({ id }) => id === nearest?.clinic)
  if (!nearest || !clinic) return words.nobody
  const distance = formatDistance(nearest.kilometres, page.language)
  const text = format(words.nearest, { clinic: `${company.name} ${clinic.name}`, distance })
  return nearest.kilometres > farAwayKm ? `${text} ${words.farAway}` : text
}

/** The clinics with their hours, distance and first free time. */
function NearClinics({ data: { near, isHere, treatments } }: { data: Place }) {
  const { clinicsData, catalogue } = useSite()
  const treatment = catalogue.treatments[treatments[0]!]
  return (
    <Grid>
      {near.flatMap(({ clinic, kilometres }, index) => {
        const found = clinicsData.find(({ id }) => id === clinic)
        return found
          ? [
              <ClinicTile
                key={clinic}
                clinic={found}
                kilometres={isHere && index === 0 ? null : kilometres}
                treatment={treatment}
              />,
            ]
          : []
      })}
    </Grid>
  )
}

function Team({ team }: { team: Place['team'] }) {
  const { page, stringTranslations: words } = useSite()
  return (
    <>
      <p className="soft team-note">{words.place.usualDays}</p>
      <Grid>
        {team.map((person) => (
          <PersonCard
            key={person.id}
            title={person.title}
            path={person.path}
            profession={words.profession[person.profession]}
            portrait={person.portrait}
          >
            <p className="small">
              {describeDays(person.days, { ...words.practitioner, weekday: words.weekday }, page.language)}
            </p>
          </PersonCard>
        ))}
      </Grid>
    </>
  )
}
