import { fullDate } from '#messages/dates.ts'
import type { KindData } from '#page-data/pages.ts'
import { useSite } from '../site-context.tsx'
import { ApplicationForm } from './job/application-form.tsx'
import { Article } from './parts/article.tsx'
import { FactsBox } from './parts/facts-box.tsx'

const formId = 'application'

export function JobTemplate({ data }: { data: KindData['job'] }) {
  const { clinicsData, navigation, page, stringTranslations: words } = useSite()
  const places = clinicsData.filter(({ id }) => data.clinics.includes(id)).map(({ name }) => name)
  const facts = [
    { name: words.job.place, value: places.join(', ') },
    {
      name: words.job.employment,
      value: data.percent === 100 ? words.job.fullTime : `${words.job.partTime}, ${data.percent} %`,
    },
    { name: words.job.deadline, value: fullDate(data.closes, page.language) },
    { name: words.job.posted, value: fullDate(data.posted, page.language) },
  ]
  return (
    <Article
      data={data}
      tag={words.profession[data.profession]}
      contentsAfter={[{ key: formId, title: data.words.heading }]}
      side={<FactsBox label={data.title} facts={facts} action={{ title: words.job.apply, path: `#${formId}` }} />}
    >
      <section className="part" aria-labelledby={formId}>
        <h2 id={formId}>{data.words.heading}</h2>
        <div className="stack">
          <p>{data.words.intro}</p>
          <ApplicationForm data={data} />
          <p className="small soft">
            {data.words.kept} <a href={navigation.paths.privacy}>{words.business.privacy}</a>
          </p>
        </div>
      </section>
    </Article>
  )
}
