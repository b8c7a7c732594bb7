import type { ReactNode } from 'react'
import type { Member } from '#domain/booking/price.ts'
import type { BasePage, Section } from '#page-data/parts.ts'
import { Toc } from '#ui/toc/toc.tsx'
import type { bookingPath } from '../../booking-path.ts'
import { useSite } from '../../site-context.tsx'
import { ArticleEnd } from './article-end.tsx'
import { BookBox } from './book-box.tsx'
import { Offer } from './offer.tsx'
import { PageHead } from './page-head.tsx'
import { Related } from './related.tsx'
import { Sections } from './sections.tsx'

/** A page to read: contents to the left, text in the middle, the booking box to the right. */
export function Article({
  data,
  tag,
  head,
  side,
  art,
  before,
  contents = [],
  contentsAfter = [],
  chosen,
  member,
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
  /** What stands there, for the list of contents. */
  contents?: { key: string; title: string }[]
  /** What stands after the text, for the same list. */
  contentsAfter?: { key: string; title: string }[]
  /** What the booking already knows. */
  chosen?: Parameters<typeof bookingPath>[2]
  /** The partner whose members read this. */
  member?: Member
  /** After the text, before its sources. */
  children?: ReactNode
}) {
  const { catalogue, stringTranslations: words } = useSite()
  const offer = data.treatments.length > 0 && <Offer treatments={data.treatments} chosen={chosen} member={member} />
  const box = side ?? (offer && <BookBox data={data} />)
  // Whoever opens the page of a course looks for its dates: on a phone the box stands before the text.
  const isBoxFirst = catalogue.treatments[data.treatments[0] ?? '']?.group !== undefined
  const sections = offer ? withOffer(data.sections, words.article.whatWeOffer) : data.sections
  return (
    <div className="wrap">
      <PageHead data={data} tag={tag} art={art}>
        {head}
      </PageHead>
      <div className="cols reading">
        <Toc
          label={words.site.onThisPage}
          sections={[...contents, ...sections.filter(({ title }) => title), ...contentsAfter]}
        />
        {isBoxFirst && box}
        <div className="text">
          {before}
          <Sections sections={sections} ends={{ offer }} treatment={data.visit} />
          {children}
        </div>
        {!isBoxFirst && box}
        <ArticleEnd data={data} reviewer={!box} />
      </div>
      <Related pages={data.related} />
    </div>
  )
}

/** What can be booked has a section of its own even where nothing is written in it: before the questions, else last. */
function withOffer(sections: Section[], title: string): Section[] {
  if (sections.some(({ key }) => key === 'offer')) return sections
  const questions = sections.findIndex(({ key }) => key === 'questions')
  return sections.toSpliced(questions < 0 ? sections.length : questions, 0, { key: 'offer', title, parts: [] })
}
