import { format } from '#messages/format.ts'
import { formatPriceFrom } from '#messages/prices.ts'
import type { KindData } from '#page-data/pages.ts'
import { Art } from '#ui/art/art.tsx'
import { Bento } from '#ui/bento/bento.tsx'
import { Chip, ChipList } from '#ui/chip/chip.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import { earliestOf } from '../live/earliest-start.ts'
import { useOrderByNow } from '../live/use-order-by-now.ts'
import { type Site, useSite } from '../site-context.tsx'
import { ClinicTile } from './parts/clinic-tile.tsx'
import { EmergencyNumbers } from './parts/emergency-numbers.tsx'
import { FindNearest } from './parts/find-nearest.tsx'
import { FirstFree } from './parts/first-free.tsx'
import { HomeMore } from './parts/home-more.tsx'
import { MoreLink } from './parts/more-link.tsx'
import { Sections } from './parts/sections.tsx'

type Home = KindData['home']

/** More would push the services off the page; the rest is one tap away. */
const shownClinics = 4

export function HomeTemplate({ data }: { data: Home }) {
  const site = useSite()
  const { home, clinic, search } = site.stringTranslations
  const clinics = useOrderByNow()
  return (
    <>
      <div className="hero">
        <div className="wrap halves">
          <div>
            <h1>{data.heading}</h1>
            <p className="lead">{data.summary}</p>
            <section className="card ask" aria-labelledby="ask">
              <h2 id="ask">{home.ask}</h2>
              {/* The link opens the search over the page, and without script leads to the page of the search. */}
              <a className="input ask-search" href={site.navigation.paths.search}>
                <Icon name="search" />
                {search.label}
              </a>
              <ChipList>
                {data.chips.map((chip) => (
                  <Chip key={chip.query} path={`${site.navigation.paths.booking}?${chip.query}`}>
                    {chip.title}
                  </Chip>
                ))}
              </ChipList>
            </section>
            {data.whenToCall && <Prose html={data.whenToCall.html} />}
          </div>
          <Art name={data.art} base={site.artBase} />
        </div>
      </div>
      <section className="wrap block">
        <div className="ends">
          <div>
            <h2>{home.clinics}</h2>
            <p className="soft">{home.clinicsText}</p>
          </div>
          <FindNearest />
        </div>
        <Grid row shown={shownClinics} order="now">
          {clinics.map((item) => (
            <ClinicTile key={item.id} clinic={item} />
          ))}
        </Grid>
        <MoreLink
          path={site.navigation.paths.clinics}
          title={clinics.length === 1 ? clinic.allClinics : format(home.allClinics, { count: clinics.length })}
        />
      </section>
      <section className="wrap block">
        <h2>{home.lines}</h2>
        <Bento cells={cellsOf(data.lines, site)} artBase={site.artBase} />
      </section>
      <div className="wrap block home-text">
        <Sections sections={data.sections.filter(({ key }) => key !== 'emergency')} />
      </div>
      <HomeMore data={data} />
      <div className="wrap">
        <EmergencyNumbers />
      </div>
    </>
  )
}

function cellsOf(lines: Home['lines'], site: Site) {
  // Three cells make a row and a wide one counts as two: wide ones fill the last row.
  const wide = (3 - (lines.length % 3)) % 3
  return lines.map((line, index) => {
    const services = servicesOf(line.query, site)
    return {
      title: line.title,
      text: line.text,
      path: line.page?.path ?? `${site.navigation.paths.booking}?${line.query}`,
      services: services.join(' '),
      more: fromPrice(services, site),
      next: <FirstFree start={earliestOf(site.clinicsData, services)} label={site.stringTranslations.clinic.free} />,
      art: line.art,
      tone: line.tone,
      big: (index === 0 && wide > 0) || (index === lines.length - 1 && wide === 2),
    }
  })
}

/** The services that a query of the booking leads to. */
function servicesOf(query: string, { catalogue }: Site): string[] {
  const asked = new URLSearchParams(query)
  const type = catalogue.types.find(({ id }) => id === asked.get('type'))
  const service = asked.get('service')
  return service ? [service] : (type?.services ?? []).map(({ id }) => id)
}

/** 'From 350 kr': the lowest price of some services. */
function fromPrice(services: string[], { catalogue, stringTranslations: words }: Site): string {
  const prices = Object.values(catalogue.treatments)
    .filter(({ service }) => services.includes(service))
    .flatMap(({ price }) => price ?? [])
  return prices.length > 0 ? formatPriceFrom(Math.min(...prices), words) : words.site.readMore
}
