import { escapeHtml } from '#domain/escape-html.ts'
import { resolveText } from '#domain/locale.ts'
import { messagesFor } from '#messages/messages.ts'
import type { Composition } from '../compose/base-page.ts'
import type { Section } from '../page-parts.ts'
import type { Exercise } from './read-exercises.ts'

/**
 * The exercises of a page as a section after what patients can do themselves, or at the end of the section that the page
 * has written for them. They are HTML rather than data for a component, because pages must not load script for them.
 */
export function withExercises(sections: Section[], ids: readonly string[], composition: Composition): Section[] {
  if (ids.length === 0) return sections
  const { article } = messagesFor(composition.locale, composition.country)
  const cards = { html: `<p>${article.exercisesNote}</p>${listExercises(ids, composition)}` }
  const written = sections.findIndex(({ key }) => key === 'exercises')
  if (written >= 0) {
    const { parts, ...section } = sections[written]!
    return sections.with(written, { ...section, parts: [...parts, cards] })
  }
  const section = { key: 'exercises', title: article.exercises, parts: [cards] }
  return sections.toSpliced(placeOfExercises(sections), 0, section)
}

/** After the advice on self-care, else before what comes after it on a page. */
function placeOfExercises(sections: Section[]): number {
  const selfCare = sections.findIndex(({ key }) => key === 'self-care')
  if (selfCare >= 0) return selfCare + 1
  const next = sections.findIndex(({ key }) => key === 'help' || key === 'offer' || key === 'questions')
  return next < 0 ? sections.length : next
}

function listExercises(ids: readonly string[], { exercises, locale, country }: Composition): string {
  const card = ({ name, steps, often }: Exercise) => {
    const say = (text: Exercise['name']) => escapeHtml(resolveText(text, locale, country))
    const items = steps.map((step) => `<li>${say(step)}</li>`).join('')
    return `<li class="exercise"><div><h3>${say(name)}</h3><ol>${items}</ol><p class="soft">${say(often)}</p></div></li>`
  }
  const cards = ids.flatMap((id) => (exercises[id] ? [card(exercises[id])] : []))
  return `<ul class="exercises">${cards.join('')}</ul>`
}
