import type { KindData } from '#page-data/pages.ts'
import { useSite } from '../site-context.tsx'
import { AskUs } from './parts/ask-us.tsx'
import { PageHead } from './parts/page-head.tsx'
import { Related } from './parts/related.tsx'
import { Sections } from './parts/sections.tsx'
import { Teasers } from './parts/teasers.tsx'

export function FaqTopicTemplate({ data }: { data: KindData['faq-topic'] }) {
  const { faq } = useSite().stringTranslations
  return (
    <div className="wrap">
      <PageHead data={data} />
      <div className="text">
        <Sections sections={data.sections} />
      </div>
      {data.items.length > 0 && (
        <section className="part">
          <h2>{faq.heading}</h2>
          <Teasers items={data.items} level="h3" />
        </section>
      )}
      <AskUs />
      <Related pages={data.related} />
    </div>
  )
}
