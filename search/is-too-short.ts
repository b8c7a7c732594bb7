import { splitWords } from './word-forms.ts'

/** Minimum letters and digits for a search. */
const shortestQuery = 2

export function isTooShort(query: string): boolean {
  return splitWords(query).join('').length < shortestQuery
}
