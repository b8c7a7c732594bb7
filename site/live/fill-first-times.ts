import { bookingQuery, describeFirstTime } from '#directory/first-time.ts'
import type { AnswerOf } from '#domain/api/call-types.ts'
import type { Language } from '#domain/locale.ts'

/** Who is free when first, by person. */
export type FirstTimes = Pick<AnswerOf<'GET /practitioners/next-free'>, 'nextFree' | 'slots'>

/** The words of a card's first free time. */
export type FirstTimeWords = Parameters<typeof describeFirstTime>[1]

/**
 * Writes the first free time into each card of the directory, and makes its link lead to that time. The cards stay: a click
 * on one that is replaced meanwhile would be lost.
 */
export function fillFirstTimes(
  holder: Element,
  { nextFree, slots }: FirstTimes,
  words: FirstTimeWords,
  language: Language,
) {
  const now = new Date()
  for (const place of holder.querySelectorAll<HTMLElement>('[data-person]')) {
    const person = place.dataset.person!
    const text = describeFirstTime(nextFree[person], words, now, language)
    if (place.textContent !== text) place.textContent = text
    const link = place.closest('a')
    const query = bookingQuery(person, slots[person])
    if (link && link.search !== query) link.search = query
  }
}
