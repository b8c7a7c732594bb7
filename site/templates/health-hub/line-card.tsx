import type { SiteCatalogue } from '#domain/site/site-data.ts'
import type { HealthHubPage } from '#page-data/pages.ts'
import { Art } from '#ui/art/art.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { earliestOf } from '../../live/earliest-start.ts'
import { useSite } from '../../site-context.tsx'
import { FirstFree } from '../parts/first-free.tsx'

/** A line of care with its page to read, its first free time and its way into the booking. */
export function LineCard({ line }: { line: HealthHubPage['lines'][number] }) {
  const { artBase, catalogue, clinicsData, navigation, stringTranslations } = useSite()
  const { site: words, clinic } = stringTranslations
  const services = servicesOf(line.query, catalogue)
  return (
    <li className="card line">
      <Art name={line.art} base={artBase} spot />
      <div>
        <h3>{line.page ? <a href={line.page.path}>{line.title}</a> : line.title}</h3>
        <p className="small soft">{line.text}</p>
        <p className="line-next small" data-services={services.join(' ')}>
          <FirstFree start={earliestOf(clinicsData, services)} label={`${clinic.nextFree}:`} />
        </p>
      </div>
      <ButtonLink
        tone="quiet"
        href={`${navigation.paths.booking}?${line.query}`}
        aria-label={`${words.bookNow}: ${line.title}`}
      >
        {words.bookNow}
      </ButtonLink>
    </li>
  )
}

/** The services in a clinic that a query of the booking offers; none where all are on video. */
function servicesOf(query: string, { types, treatments }: SiteCatalogue): string[] {
  const asked = new URLSearchParams(query)
  return types
    .filter(({ id }) => id === asked.get('type'))
    .flatMap(({ services }) => services.filter(({ id }) => id === (asked.get('service') ?? id)))
    .filter((service) => service.treatments.some((id) => treatments[id]?.mode === 'clinic'))
    .map(({ id }) => id)
}
