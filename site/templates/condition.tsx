import { format } from '#messages/format.ts'
import type { KindData } from '#page-data/pages.ts'
import { useSite } from '../site-context.tsx'
import { Article } from './parts/article.tsx'
import { BookBox } from './parts/book-box.tsx'
import { Care } from './parts/sections.tsx'

export function ConditionTemplate({ data }: { data: KindData['condition'] }) {
  const { article } = useSite().stringTranslations
  return (
    <Article
      data={data}
      tag={data.tag}
      head={
        <>
          {data.callFirst && <Care level="emergency" heading="h2" html={data.callFirst} />}
          {data.medicalName && <p className="soft">{format(article.alsoCalled, { name: data.medicalName })}</p>}
        </>
      }
      // A page that offers nothing means that nobody should wait for an appointment.
      side={
        data.treatments.length > 0 && <BookBox data={data} title={format(article.helpWith, { name: data.plainName })} />
      }
    />
  )
}
