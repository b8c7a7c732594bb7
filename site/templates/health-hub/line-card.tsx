import type { HealthHubPage } from '#compiler/page-data.ts'
import type { SiteCatalogue } from '#domain/site-data.ts'
import { describeStart } from '#messages/dates.ts'
import { Art } from '#ui/art/art.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { treatmentAddress } from '../../clinics-today.ts'
import { useNextFree } from '../../live/use-next-free.ts'
import { useSite } from '../../site-context.tsx'

/** A line of care with its page to read, its first free time and its way into the booking. */
export function LineCard({ line }: { line: HealthHubPage['lines'][number] }) {
  const { artBase, catalogue, locale, navigation, page, stringTranslations } = useSite()
  const { site: words, clinic } = stringTranslations
  const treatment = firstTreatment(line.query, catalogue)
  const start = useNextFree(treatment)
  const next = start ? describeStart(start, new Date(), page.language) : undefined
  return (
    <li className="card line">
      <Art name={line.art} base={artBase} spot />
      <div>
        <h3>{line.page ? <a href={line.page.path}>{line.title}</a> : line.title}</h3>
        <p className="small soft">{line.text}</p>
        <p className="line-next small" data-live={treatment && treatmentAddress(locale, treatment)}>
          <span data-fact="next" hidden={!next}>
            {clinic.nextFree}:{' '}
            <b>
              <span data-fact="day">{next?.day}</span> <span data-fact="time">{next?.time}</span>
            </b>
          </span>
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

/** The treatment in a clinic that a query of the booking offers first; undefined where all are on video. */
function firstTreatment(query: string, { types, treatments }: SiteCatalogue): string | undefined {
  const asked = new URLSearchParams(query)
  return types
    .filter(({ id }) => id === asked.get('type'))
    .flatMap(({ services }) => services.filter(({ id }) => id === (asked.get('service') ?? id)))
    .flatMap((service) => service.treatments)
    .find((id) => treatments[id]?.mode === 'clinic')
}
