import type { ReactNode } from 'react'
import type { BasePage } from '#compiler/page-data.ts'
import { Toc } from '#ui/toc/toc.tsx'
import { useSite } from '../../site-context.tsx'
import { ArticleEnd } from './article-end.tsx'
import { BookBox } from './book-box.tsx'
import { Offer } from './offer.tsx'
import { PageHead } from './page-head.tsx'
import { Related } from './related.tsx'
import { Sections } from './sections.tsx'

/** A page to read: contents to the left, text in the middle, the way to a time to the right. */
export function Article({
  data,
  tag,
  head,
  side,
  art,
  before,
  children,
}: {
  data: BasePage
  tag?: string
  /** Under the summary. */
  head?: ReactNode
  /** Beside the text; where left out, the box to book from, if anything can be booked. */
  side?: ReactNode
  art?: boolean
  /** Before the text. */
  before?: ReactNode
  /** After the text, before its sources. */
  children?: ReactNode
}) {
  const { stringTranslations: words } = useSite()
  const offer = data.treatments.length > 0 && <Offer treatments={data.treatments} />
  const offerApart = offer && !data.sections.some((section) => section.key === 'offer')
  const contents = data.sections.filter((section) => section.title)
  return (
    <div className="wrap">
      <PageHead data={data} tag={tag} art={art}>
        {head}
      </PageHead>
      <div className="cols">
        <Toc
          label={words.site.onThisPage}
          sections={offerApart ? [...contents, { key: 'offer', title: words.article.whatWeOffer }] : contents}
        />
        <div className="text">
          {before}
          <Sections sections={data.sections} ends={{ offer }} />
          {offerApart && (
            <section className="part" id="offer">
              <h2>{words.article.whatWeOffer}</h2>
              {offer}
            </section>
          )}
          {children}
          <ArticleEnd data={data} />
        </div>
        {side ?? ((offer || data.review) && <BookBox data={data} />)}
      </div>
      <Related pages={data.related} />
    </div>
  )
}
