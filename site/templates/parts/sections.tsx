import type { ReactNode } from 'react'
import { markets, telephoneLink } from '#domain/market/market.ts'
import type { CareLevel } from '#domain/signs/warning-signs.ts'
import { format } from '#messages/format.ts'
import type { Part, Section } from '#page-data/parts.ts'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { CareCard } from '#ui/care-card/care-card.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import { bookingPath } from '../../booking-path.ts'
import { useSite } from '../../site-context.tsx'

/** The text of a page. `ends`: what stands at the end of a section, by its key. */
export function Sections({
  sections,
  ends = {},
  treatment,
}: {
  sections: Section[]
  ends?: Record<string, ReactNode>
  /** What the page is about, by its id: its cards lead straight to a time for it. */
  treatment?: string
}) {
  return sections.map((section) => (
    <section key={section.key} id={section.key} className="part">
      {section.title && <h2>{section.title}</h2>}
      {section.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change while it is read
        <PartView key={index} part={part} treatment={treatment} />
      ))}
      {ends[section.key]}
    </section>
  ))
}

function PartView({ part, treatment }: { part: Part; treatment: string | undefined }) {
  if ('questions' in part) {
    const items = part.questions.map(({ question, html }) => ({ question, answer: <Prose html={html} /> }))
    return <Accordion items={items} />
  }
  return 'care' in part ? <Care level={part.care} html={part.html} treatment={treatment} /> : <Prose html={part.html} />
}

/** When to get help: a card of the text, or one that stands before it. */
export function Care({
  level,
  html,
  treatment,
  heading,
}: {
  level: CareLevel
  html: string
  treatment?: string | undefined
  heading?: 'h2'
}) {
  const site = useSite()
  const { article, site: common } = site.stringTranslations
  const { emergencyNumber, urgentNumber } = markets[site.country]
  const call = (number: string) => ({
    title: format(article.call, { number }),
    path: telephoneLink(number),
  })
  const cards = {
    emergency: { title: article.emergencyCard, call: call(emergencyNumber) },
    maternity: { title: article.maternityCard, note: article.maternityNote },
    urgent: { title: article.urgentCard, call: call(urgentNumber) },
    'non-urgent': {
      title: article.nonUrgentCard,
      booking: { title: common.bookAppointment, path: bookingPath(site, site.catalogue.treatments[treatment ?? '']) },
    },
  }
  return <CareCard level={level} html={html} heading={heading} {...cards[level]} />
}
