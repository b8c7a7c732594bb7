import { mainId } from '#domain/site/page-places.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { messagesFor } from '#messages/messages.ts'
import type { BasePage, Section } from '#page-data/parts.ts'
import type { Composition } from './base-page.ts'

/**
 * Puts the emergency card before the text of a page that is about an emergency. Where it stood in the text, a card with the number
 * stays and leads up to the signs.
 */
export function putCallFirst(
  sections: Section[],
  { locale, country }: Pick<Composition, 'locale' | 'country'>,
): Pick<BasePage, 'callFirst' | 'sections'> {
  const cards = sections.flatMap(({ parts }) => parts).filter((part) => 'care' in part)
  const card = cards.find(({ care }) => care === 'emergency')
  if (!card) return { sections }
  const { emergencySignsAbove } = messagesFor(locale, country).article
  const left = { ...card, html: `<p><a href="#${mainId}">${escapeHtml(emergencySignsAbove)}</a></p>` }
  return {
    callFirst: card.html,
    sections: sections.map((section) => ({ ...section, parts: section.parts.map((it) => (it === card ? left : it)) })),
  }
}
