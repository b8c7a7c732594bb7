import type { KindData } from '#compiler/page-data.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { formatDate } from '../format/dates.ts'
import { useSite } from '../site-context.tsx'
import { Article } from './parts/article.tsx'

export function JobTemplate({ data }: { data: KindData['job'] }) {
  const { clinicsData, company, page, stringTranslations: words } = useSite()
  const places = clinicsData.filter(({ id }) => data.clinics.includes(id)).map(({ name }) => name)
  const facts = [
    { name: words.job.place, value: places.join(', ') },
    {
      name: words.job.employment,
      value: data.percent === 100 ? words.job.fullTime : `${words.job.partTime}, ${data.percent} %`,
    },
    { name: words.job.deadline, value: formatDate(data.closes, page.language) },
    { name: words.job.posted, value: formatDate(data.posted, page.language) },
  ]
  return (
    <Article
      data={data}
      tag={words.profession[data.profession]}
      side={
        <aside className="side" aria-label={data.title}>
          <div className="card">
            <dl className="card-facts">
              {facts.map((fact) => (
                <div key={fact.name}>
                  <dt>{fact.name}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink href={`mailto:${company.email}?subject=${encodeURIComponent(data.title)}`}>
              {words.job.apply}
            </ButtonLink>
          </div>
        </aside>
      }
    />
  )
}
