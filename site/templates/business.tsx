import type { KindData } from '#page-data/pages.ts'
import { SideCard } from '#ui/side-card/side-card.tsx'
import { useSite } from '../site-context.tsx'
import { InterestForm } from './business/interest-form.tsx'
import { Article } from './parts/article.tsx'

const formId = 'interest'

/** For employers: leads to a conversation rather than to a booking. */
export function BusinessTemplate({ data }: { data: KindData['business'] }) {
  const { navigation, stringTranslations } = useSite()
  const words = stringTranslations.business
  return (
    <Article
      data={data}
      contentsAfter={[{ key: formId, title: words.formHeading }]}
      side={
        <SideCard
          title={words.askHeading}
          text={words.askText}
          facts={[]}
          action={{ title: words.ask, path: `#${formId}` }}
        />
      }
    >
      <section className="part" aria-labelledby={formId}>
        <h2 id={formId}>{words.formHeading}</h2>
        <div className="stack">
          <p>{words.formText}</p>
          <InterestForm form={data.form} />
          <p className="small soft">
            {words.kept} <a href={navigation.paths.privacy}>{words.privacy}</a>
          </p>
        </div>
      </section>
    </Article>
  )
}
