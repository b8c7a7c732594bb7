import { artOfExercise } from '#art/exercises/art-of-exercise.ts'
import { resolveText } from '#domain/market/locale.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { messagesFor } from '#messages/messages.ts'
import type { Section } from '#page-data/parts.ts'
import { viewBoxes } from '#ui/art/shapes.ts'
import type { Composition } from '../compose/base-page.ts'
import { artFolder } from '../text/art-folder.ts'
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
  const card = (id: string, { name, steps, often }: Exercise) => {
    const say = (text: Exercise['name']) => escapeHtml(resolveText(text, locale, country))
    const items = steps.map((step) => `<li>${say(step)}</li>`).join('')
    const file = `${artFolder}${artOfExercise(id)}.svg#a`
    const picture = `<svg class="art" viewBox="${viewBoxes.body}" preserveAspectRatio="xMidYMax" aria-hidden="true"><use href="${file}"></use></svg>`
    return `<li class="exercise">${picture}<div><h3>${say(name)}</h3><ol>${items}</ol><p class="soft">${say(often)}</p></div></li>`
  }
  const cards = ids.flatMap((id) => (exercises[id] ? [card(id, exercises[id])] : []))
  return `<ul class="exercises">${cards.join('')}</ul>`
}
