import { fullDate } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { BasePage } from '#page-data/parts.ts'
import { useSite } from '../../site-context.tsx'
import { Reviewer } from './reviewer.tsx'

/** The page's sources and how long its review is valid; also the reviewer, unless a box beside the text names them. */
export function ArticleEnd({ data, reviewer }: { data: BasePage; reviewer: boolean }) {
  const { page, stringTranslations: words } = useSite()
  const { sources, review } = data
  if (sources.length === 0 && !review) return null
  const day = (date: string) => fullDate(date, page.language)
  return (
    <section className="part article-end prose small" id="sources">
      {sources.length > 0 && (
        <>
          <h2>{words.article.sources}</h2>
          <ul>
            {sources.map((source) => (
              <li key={source.title}>
                {`${source.publisher}: `}
                {source.url ? <a href={source.url}>{source.title}</a> : source.title}
              </li>
            ))}
          </ul>
        </>
      )}
      {review && reviewer && <Reviewer review={review} />}
      {review && (
        <p className="soft">{format(words.article.reviewed, { date: day(review.reviewed), next: day(review.next) })}</p>
      )}
    </section>
  )
}
