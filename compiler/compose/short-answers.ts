import { languageOf } from '#domain/market/locale.ts'
import type { ShortAnswer } from '#messages/booking/messages.ts'
import type { Composition } from './base-page.ts'

/** The sub-topics of a topic of the FAQ, each with its summary as the answer: dialogs of the booking repeat them, where they are written in its language. */
export function composeShortAnswers(topic: string, { nodes, locale, country }: Composition): ShortAnswer[] {
  const below = `${topic}/`
  return [...nodes.values()]
    .filter(({ id, kind }) => kind === 'faq-subtopic' && id.startsWith(below))
    .filter((node) => node.in[locale].language === languageOf(locale, country))
    .sort((a, b) => a.order - b.order)
    .map(({ id, in: { [locale]: words } }) => ({
      id: id.slice(below.length),
      question: words.title,
      answer: words.summary,
    }))
}
