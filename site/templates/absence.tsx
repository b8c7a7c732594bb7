import { format } from '#messages/format.ts'
import type { KindData } from '#page-data/pages.ts'
import { useSite } from '../site-context.tsx'
import { StartReport } from './absence/start-report.tsx'
import { Article } from './parts/article.tsx'

const formId = 'report'

/** Where employees tell their company that they are away; under it, what employers should know. */
export function AbsenceTemplate({ data }: { data: KindData['absence'] }) {
  const { company, navigation, stringTranslations } = useSite()
  const { words } = data
  return (
    <Article
      data={data}
      contents={[{ key: formId, title: words.heading }]}
      before={
        <section className="part absence" id={formId} aria-labelledby={`${formId}-heading`}>
          <h2 id={`${formId}-heading`}>{words.heading}</h2>
          <p>{words.intro}</p>
          <dl>
            <dt>{words.told}</dt>
            <dd>{words.toldText}</dd>
            <dt>{words.notTold}</dt>
            <dd>{words.notToldText}</dd>
          </dl>
          <p className="without-script">{format(words.withoutScript, { phone: company.mobileNumber })}</p>
          <div className="needs-script">
            <StartReport data={data} />
          </div>
          <p className="small soft">
            <a href={navigation.paths.privacy}>{stringTranslations.business.privacy}</a>
          </p>
        </section>
      }
    />
  )
}
