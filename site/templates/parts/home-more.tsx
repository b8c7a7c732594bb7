import type { ReactNode } from 'react'
import type { KindData } from '#page-data/pages.ts'
import { TeaserCard } from '#ui/card/card.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import type { Link } from '#ui/link.ts'
import { PersonCard } from '#ui/person-card/person-card.tsx'
import { useSite } from '../../site-context.tsx'
import { MoreLink } from './more-link.tsx'
import { Offer } from './offer.tsx'

/** What else a newcomer looks for: what it costs, what others ask, who works here and what they can find out themselves. */
export function HomeMore({ data }: { data: KindData['home'] }) {
  const { artBase, navigation, stringTranslations } = useSite()
  const { home: words, profession } = stringTranslations
  const { paths } = navigation
  const block = (title: string, items: ReactNode[], more: Link) =>
    items.length > 0 && (
      <section className="wrap block">
        <h2>{title}</h2>
        <Grid row>{items}</Grid>
        <MoreLink {...more} />
      </section>
    )
  return (
    <>
      <div className="wrap block halves home-facts">
        <section>
          <h2>{words.prices}</h2>
          <Offer treatments={data.treatments} texts={false} />
          <MoreLink title={words.allPrices} path={paths.prices} />
        </section>
        {data.questions.length > 0 && (
          <section>
            <h2>{words.questions}</h2>
            <ul className="link-list">
              {data.questions.map(({ title, path }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
            <MoreLink title={words.allQuestions} path={paths.faq} />
          </section>
        )}
      </div>
      {block(
        words.people,
        data.people.map((person) => (
          <PersonCard key={person.id} {...person} profession={profession[person.profession]} />
        )),
        { title: words.allPeople, path: paths.practitioners },
      )}
      {block(
        words.tools,
        data.tools.map(({ title, path, summary }) => (
          <TeaserCard key={path} title={title} path={path} text={summary} artBase={artBase} level="h3" />
        )),
        { title: words.allTools, path: paths.tools },
      )}
    </>
  )
}
