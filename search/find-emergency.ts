import { isNear } from './is-near.ts'
import { splitWords } from './word-forms.ts'

/** Shorter beginnings are near too many ordinary words. */
const shortestWithTypo = 6

/** Whether words of a search name an emergency: all word beginnings of one set occur among them, one slip of the finger forgiven. */
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
