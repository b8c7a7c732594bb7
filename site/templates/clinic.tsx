import type { KindData } from '#compiler/page-data.ts'
import { format } from '#messages/format.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PersonCard } from '#ui/person-card/person-card.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import { StateTag } from '#ui/tag/tag.tsx'
import { Toc } from '#ui/toc/toc.tsx'
import { bookingPath } from '../booking-path.ts'
import { describeStart } from '../format/dates.ts'
import { useLiveClinics } from '../live/use-live-clinics.ts'
import { useSite } from '../site-context.tsx'
import { ClinicHours } from './parts/clinic-hours.tsx'
import { stateText } from './parts/clinic-tile.tsx'
import { Offer } from './parts/offer.tsx'
import { PageHead } from './parts/page-head.tsx'

export function ClinicTemplate({ data }: { data: KindData['clinic'] }) {
  const site = useSite()
  const { page, stringTranslations: words } = site
  useLiveClinics()
  const clinic = site.clinicsData.find(({ id }) => id === data.clinic)
  if (!clinic) return null
  const { lat, lng } = clinic.position
  const start = clinic.today?.nextFree
  const next = start && describeStart(start, new Date(), page.language)
  const parts = [
    { key: 'services', title: words.clinic.services, content: <Services data={data} /> },
    { key: 'hours', title: words.clinic.openingHours, content: <ClinicHours data={data} clinic={clinic} /> },
    { key: 'getting-here', title: words.clinic.gettingHere, content: <Prose html={data.gettingHere} /> },
    { key: 'access', title: words.clinic.access, content: <Prose html={data.access} /> },
    ...(data.team.length > 0 ? [{ key: 'team', title: words.clinic.team, content: <Team people={data.team} /> }] : []),
  ]
  return (
    <div className="wrap">
      <PageHead data={data} tag={clinic.labels.map((label) => labelText(label, words.clinic)).join(' · ')} />
      <div className="cols">
        <Toc label={words.site.onThisPage} sections={parts} />
        <div className="text">
          <Prose html={data.about} />
          {parts.map(({ key, title, content }) => (
            <section key={key} id={key} className="part">
              <h2>{title}</h2>
              {content}
            </section>
          ))}
        </div>
        <aside className="side" aria-label={clinic.name}>
          <div className="card">
            {clinic.today && (
              <p>
                <StateTag state={clinic.today.state}>{stateText(site, clinic.today.state)}</StateTag>
              </p>
            )}
            <dl className="card-facts">
              <div>
                <dt>{words.clinic.address}</dt>
                <dd>
                  {clinic.address}
                  <br />
                  <a href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}>
                    {words.clinic.openInMaps}
                    <Icon name="external" />
                  </a>
                </dd>
              </div>
              <div>
                <dt>{words.clinic.phone}</dt>
                <dd>
                  <a href={`tel:${clinic.phone.replaceAll(' ', '')}`}>{clinic.phone}</a>
                </dd>
              </div>
              <div>
                <dt>{words.clinic.email}</dt>
                <dd>
                  <a href={`mailto:${clinic.email}`}>{clinic.email}</a>
                </dd>
              </div>
              {next && (
                <div>
                  <dt>{words.clinic.nextFree}</dt>
                  <dd>
                    {next.day} {next.time}
                  </dd>
                </div>
              )}
            </dl>
            <ButtonLink href={bookingPath(site, undefined, { clinic: clinic.id })}>
              {format(words.clinic.bookHere, { name: clinic.name })}
            </ButtonLink>
          </div>
        </aside>
      </div>
    </div>
  )
}

function labelText(label: 'medical' | 'test', words: { medicalClinic: string; testClinic: string }): string {
  return label === 'medical' ? words.medicalClinic : words.testClinic
}

/** What can be had here, by service. */
function Services({ data }: { data: KindData['clinic'] }) {
  const { catalogue } = useSite()
  return catalogue.types
    .flatMap((type) => type.services)
    .map((service) => ({ ...service, treatments: service.treatments.filter((id) => data.treatments.includes(id)) }))
    .filter(({ treatments }) => treatments.length > 0)
    .map((service) => (
      <div key={service.id} className="group">
        <h3>{service.name}</h3>
        <Offer treatments={service.treatments} texts={false} chosen={{ clinic: data.clinic }} />
      </div>
    ))
}

function Team({ people }: { people: KindData['clinic']['team'] }) {
  const { profession } = useSite().stringTranslations
  return (
    <Grid>
      {people.map((person) => (
        <PersonCard
          key={person.id}
          title={person.title}
          path={person.path}
          profession={profession[person.profession]}
          portrait={person.portrait}
        />
      ))}
    </Grid>
  )
}
