import { foldLetters } from '../text/fold-letters.ts'

/** The id of a city in addresses and queries: 'lillestrom' for 'Lillestrøm', 'oslo' for 'Oslo' and for 'oslo'. */
export function cityId(name: string): string {
  return foldLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
