import type { HealthHubPage } from '#compiler/page-data.ts'
import { Art } from '#ui/art/art.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { useSite } from '../../site-context.tsx'

/** The lines of care, each with its page to read and its way into the booking. */
export function LineCards({ lines }: Pick<HealthHubPage, 'lines'>) {
  const { artBase, navigation, stringTranslations } = useSite()
  const { site: words } = stringTranslations
  return (
    <ul className="lines">
      {lines.map(({ title, text, art, query, page }) => (
        <li key={title} className="card line">
          <Art name={art} base={artBase} spot />
          <div>
            <h3>{page ? <a href={page.path}>{title}</a> : title}</h3>
            <p className="small soft">{text}</p>
          </div>
          <ButtonLink
            tone="quiet"
            href={`${navigation.paths.booking}?${query}`}
            aria-label={`${words.bookNow}: ${title}`}
          >
            {words.bookNow}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
