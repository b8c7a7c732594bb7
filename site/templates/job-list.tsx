import type { KindData } from '#page-data/pages.ts'
import { useSite } from '../site-context.tsx'
import { PageHead } from './parts/page-head.tsx'
import { Sections } from './parts/sections.tsx'
import { Teasers } from './parts/teasers.tsx'

export function JobListTemplate({ data }: { data: KindData['job-list'] }) {
  const { job } = useSite().stringTranslations
  return (
    <div className="wrap">
      <PageHead data={data} />
      <section className="part">
        <h2>{job.open}</h2>
        <Teasers items={data.items} level="h3" />
      </section>
      <div className="text">
        <Sections sections={data.sections} />
      </div>
    </div>
  )
}
