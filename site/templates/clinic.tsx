import type { KindData } from '#compiler/page-data.ts'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import { PersonCard } from '#ui/person-card/person-card.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import { Toc } from '#ui/toc/toc.tsx'
import { useSite } from '../site-context.tsx'
import { ClinicBox } from './parts/clinic-box.tsx'
import { ClinicHours } from './parts/clinic-hours.tsx'
import { ClinicNow } from './parts/clinic-now.tsx'
import { Offer } from './parts/offer.tsx'
import { PageHead } from './parts/page-head.tsx'

type Clinic = KindData['clinic']

export function ClinicTemplate({ data }: { data: Clinic }) {
  const site = useSite()
  const { clinic: words, site: common } = site.stringTranslations
  const clinic = site.clinicsData.find(({ id }) => id === data.clinic)
  if (!clinic) return null
  const parts = [
    { key: 'services', title: words.services, content: <Services data={data} /> },
    { key: 'hours', title: words.openingHours, content: <ClinicHours data={data} clinic={clinic} /> },
    { key: 'getting-here', title: words.gettingHere, content: <Prose html={data.gettingHere} /> },
    { key: 'access', title: words.access, content: <Prose html={data.access} /> },
    { key: 'team', title: words.team, content: <Team people={data.team} /> },
  ].filter(({ key }) => key !== 'team' || data.team.length > 0)
  const labels = { medical: words.medicalClinic, test: words.testClinic }
  return (
    <div className="wrap">
      <PageHead data={data} tag={clinic.labels.map((label) => labels[label]).join(' · ')}>
        <ClinicNow clinic={clinic} />
      </PageHead>
      <div className="cols facts-first">
        <ClinicBox clinic={clinic} />
        <Toc label={common.onThisPage} sections={parts} />
        <div className="text">
          <Prose html={data.about} />
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

function Team({ people }: { people: Clinic['team'] }) {
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
