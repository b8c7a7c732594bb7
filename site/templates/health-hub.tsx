import type { ReactNode } from 'react'
import type { KindData } from '#page-data/pages.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Chip, ChipList } from '#ui/chip/chip.tsx'
import { useSite } from '../site-context.tsx'
import { BodyFinder } from './health-hub/body-finder.tsx'
import { HubSearch } from './health-hub/hub-search.tsx'
import { Letters } from './health-hub/letters.tsx'
import { LineCard } from './health-hub/line-card.tsx'
import { LinkList } from './health-hub/link-list.tsx'
import { Season } from './health-hub/season.tsx'
import { ArticleEnd } from './parts/article-end.tsx'
import { Sections } from './parts/sections.tsx'

/** The door to all health topics. Its sections are written by editors; what stands in them by key is what exists. */
export function HealthHubTemplate({ data }: { data: KindData['health-hub'] }) {
  const { contentOnly, stringTranslations: words } = useSite()
  const { areas, letters, lines, seasons, month, tools } = data
  const section = (key: string, end?: ReactNode) => (
    <Sections
      sections={data.sections.filter((it) => it.key === key)}
      ends={{ [key]: end }}
      treatment={data.treatments[0]}
    />
  )
  return (
    <>
      <div className="hub-top">
        <div className="wrap">
          {!contentOnly && <Breadcrumbs label={words.site.breadcrumbs} crumbs={data.crumbs} />}
          <h1>{data.heading}</h1>
          <p className="lead">{data.summary}</p>
          <HubSearch />
          <ChipList>
            {data.sections.map(({ key, title }) => (
              <Chip key={key} path={`#${key}`}>
                {title}
              </Chip>
            ))}
          </ChipList>
        </div>
      </div>
      <div className="wrap hub">
        <div className="hub-now">{section('now')}</div>
        {section('body', <BodyFinder areas={areas} />)}
        {section('a-z', <Letters letters={letters} />)}
        {section(
          'lines',
          <ul className="lines">
            {lines.map((line) => (
              <LineCard key={line.title} line={line} />
            ))}
          </ul>,
        )}
        <div className="halves">
          <Season seasons={seasons} month={month} />
          {section('errands')}
        </div>
        {section('tools', <LinkList links={tools} />)}
        <ArticleEnd data={data} reviewer />
      </div>
    </>
  )
}
