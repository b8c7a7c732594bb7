import { fullDate } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { KindData } from '#page-data/pages.ts'
import { Byline } from '#ui/person-card/byline.tsx'
import { useSite } from '../site-context.tsx'
import { Article } from './parts/article.tsx'

export function BlogPostTemplate({ data }: { data: KindData['blog-post'] }) {
  const { page, stringTranslations: words } = useSite()
  const { name, profession, path, portrait } = data.author
  return (
    <Article
      data={data}
      head={
        <Byline
          label={words.article.writtenBy}
          title={name}
          path={path}
          profession={words.profession[profession]}
          portrait={portrait}
        >
          <br />
          <time dateTime={data.published}>{fullDate(data.published, page.language)}</time>
          {' · '}
          {format(words.blog.readingTime, { minutes: data.minutes })}
        </Byline>
      }
    />
  )
}
