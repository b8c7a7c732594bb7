import { isNear } from './is-near.ts'
import { splitWords } from './word-forms.ts'

/** Shorter prefixes are too close to ordinary words. */
const shortestWithTypo = 6

/** Whether a search describes an emergency: all word beginnings of one set occur in it, allowing for one typing error. */
export function findEmergency(query: string, sets: readonly string[]): boolean {
  const words = splitWords(query)
  const has = (beginning: string) =>
    words.some(
      (word) =>
        word.startsWith(beginning) ||
        (beginning.length >= shortestWithTypo &&
          [0, 1, -1].some((more) => isNear(word.slice(0, beginning.length + more), beginning))),
    )
  return sets.some((set) => set.split(' ').every(has))
}
