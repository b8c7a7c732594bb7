import { describeFirstTime } from '#directory/first-time.ts'
import type { Language } from '#domain/locale.ts'
import type { TimesByPerson } from '#domain/people/sort-people.ts'

/** The words of a card's first free time. */
export type FirstTimeWords = Parameters<typeof describeFirstTime>[1]

/** Writes the first free time into each card of the directory. */
export function fillFirstTimes(holder: Element, times: TimesByPerson, words: FirstTimeWords, language: Language) {
  const now = new Date()
  for (const place of holder.querySelectorAll<HTMLElement>('[data-person]')) {
    const text = describeFirstTime(times[place.dataset.person!], words, now, language)
    if (place.textContent !== text) place.textContent = text
  }
}
