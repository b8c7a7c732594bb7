import { format } from '#messages/format.ts'
import type { KindData } from '#page-data/pages.ts'
import { useSite } from '../site-context.tsx'
import { Article } from './parts/article.tsx'

export function FaqSubtopicTemplate({ data }: { data: KindData['faq-subtopic'] }) {
  const { faq } = useSite().stringTranslations
  const title = format(faq.moreIn, { topic: data.topic.title.toLowerCase() })
  return (
    <Article
      data={data}
      art={false}
      side={
        <nav className="side" aria-label={title}>
          <div className="card">
            <h2>{title}</h2>
            <ul className="link-list">
              {data.siblings.map((page) => (
                <li key={page.path}>
                  <a href={page.path}>{page.title}</a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      }
    />
  )
}
