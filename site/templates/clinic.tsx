import { mapsLink } from '#domain/places/maps-link.ts'
import type { KindData } from '#page-data/pages.ts'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { ClinicMap } from '#ui/clinic-map/clinic-map.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import { PersonCard } from '#ui/person-card/person-card.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import { Toc } from '#ui/toc/toc.tsx'
import { type LiveClinic, useSite } from '../site-context.tsx'
import { ClinicsMap } from './clinic-list/clinics-map.tsx'
import { mapId } from './clinic-list/open-map.tsx'
import { useOpenedMap } from './clinic-list/use-opened-map.ts'
import { ClinicBox } from './parts/clinic-box.tsx'
import { ClinicHours } from './parts/clinic-hours.tsx'
import { ClinicNow } from './parts/clinic-now.tsx'
import { FirstFree } from './parts/first-free.tsx'
import { Offer } from './parts/offer.tsx'
import { PageHead } from './parts/page-head.tsx'
import { PlaceLinks } from './parts/place-links.tsx'
import { ServiceTimes } from './parts/service-times.tsx'

type Clinic = KindData['clinic']

export function ClinicTemplate({ data }: { data: Clinic }) {
  const site = useSite()
  const { clinic: words, place, site: common } = site.stringTranslations
  const clinic = site.clinicsData.find(({ id }) => id === data.clinic)
  if (!clinic) return null
  const parts = [
    { key: 'times', title: words.firstTimes, content: <ServiceTimes data={data} clinic={clinic} /> },
    { key: 'about', title: words.about, content: <Prose html={data.about} /> },
    { key: 'services', title: words.services, content: <Services data={data} /> },
    { key: 'hours', title: words.openingHours, content: <ClinicHours data={data} clinic={clinic} /> },
    { key: 'getting-here', title: words.gettingHere, content: <GettingHere data={data} clinic={clinic} /> },
    { key: 'access', title: words.access, content: <Prose html={data.access} /> },
    { key: 'team', title: words.team, content: data.team.length > 0 && <Team people={data.team} clinic={clinic} /> },
    { key: 'places', title: place.servedPlaces, content: data.places.length > 0 && <Places data={data} /> },
  ].filter(({ content }) => content)
  return (
    <div className="wrap">
      <PageHead data={data} tag={clinic.labels.map((label) => words.label[label]).join(' · ')}>
        <ClinicNow clinic={clinic} />
      </PageHead>
      <div className="cols facts-first">
        <ClinicBox clinic={clinic} />
        <Toc label={common.onThisPage} sections={parts} />
        <div className="text">
          {parts.map(({ key, title, content }) => (
            <section key={key} id={key} className="part">
              <h2>{title}</h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** What can be had here, by service. */
function Services({ data }: { data: Clinic }) {
  const { catalogue } = useSite()
  const services = catalogue.types
    .flatMap((type) => type.services)
    .map((service) => ({ ...service, treatments: service.treatments.filter((id) => data.treatments.includes(id)) }))
    .filter(({ treatments }) => treatments.length > 0)
  return (
    <Accordion
      items={services.map(({ name, treatments }) => ({
        question: name,
        answer: <Offer treatments={treatments} texts={false} chosen={{ clinic: data.clinic }} />,
      }))}
    />
  )
}

/** Pages about the way here from the places around. */
function Places({ data }: { data: Clinic }) {
  const { place } = useSite().stringTranslations
  return (
    <>
      <p>{place.moreServed}</p>
      <PlaceLinks places={data.places} />
    </>
  )
}

/** The way in words and on our own map. */
function GettingHere({ data: { gettingHere, map }, clinic }: { data: Clinic; clinic: LiveClinic }) {
  const { artBase, stringTranslations: words, clinicsData } = useSite()
  const { id, name, position } = clinic
  const opened = useOpenedMap()
  return (
    <>
      <Prose html={gettingHere} />
      {map && (
        <div id={mapId}>
          <ClinicsMap clinics={clinicsData} chosen={id} map={opened}>
            <ClinicMap
              label={words.clinic.openInMaps}
              layout={map}
              clinics={[{ id, name, path: mapsLink(position) }]}
              artBase={artBase}
            />
          </ClinicsMap>
        </div>
      )}
    </>
  )
}

/** Who works here, each with their first free time at this clinic. */
function Team({ people, clinic }: { people: Clinic['team']; clinic: LiveClinic }) {
  const { profession, clinic: words } = useSite().stringTranslations
  const timeOf = (person: string) => clinic.team?.find(({ id }) => id === person)?.nextFree
  return (
    <Grid>
      {people.map((person) => (
        <PersonCard
          key={person.id}
          title={person.title}
          path={person.path}
          profession={profession[person.profession]}
          portrait={person.portrait}
        >
          <p className="small team-time" data-person={person.id}>
            <FirstFree start={timeOf(person.id)} label={words.free} />
          </p>
        </PersonCard>
      ))}
    </Grid>
  )
}
