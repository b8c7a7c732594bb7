import type { KindData } from '#page-data/pages.ts'
import { AskUs } from './parts/ask-us.tsx'
import { PageHead } from './parts/page-head.tsx'
import { Sections } from './parts/sections.tsx'
import { Teasers } from './parts/teasers.tsx'

export function FaqTemplate({ data }: { data: KindData['faq'] }) {
  return (
    <div className="wrap">
      <PageHead data={data} />
      <Sections sections={data.sections.filter(({ key }) => key === 'intro')} />
      <Teasers items={data.items} level="h2" />
      <div className="text">
        <Sections sections={data.sections.filter(({ key }) => key !== 'intro')} />
      </div>
      <AskUs />
    </div>
  )
}
