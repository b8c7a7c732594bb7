import type { Language } from '#domain/market/locale.ts'
import { type Passage, wordsOf } from './passages.ts'

/** What a reader takes in at once, in words; the guide for writers asks the same. */
export const longestSentence = 20

/** Sentences end before a capital letter or a quotation mark; an abbreviation before a number does not end one. */
const boundary = /(?<=[.!?])\s+(?=[\p{Lu}«"‘“])/u

export function splitSentences({ text }: Passage): string[] {
  return text.split(boundary)
}

/** Words that one of the languages has and the other does not; the ones of both ('for', 'over') tell nothing. */
const telling: Record<'en' | 'no', Set<string>> = {
  en: new Set(
    'the and of is are you your with that this not have can will be it’s don’t if from what when which their should'.split(
      ' ',
    ),
  ),
  no: new Set(
    'og er du deg din ditt med som ikke har kan vil være hvis fra hva når hvilken skal bør på av til det den eller også'.split(
      ' ',
    ),
  ),
}

/** A sentence of the other language, left behind by a writer: most of its telling words are not of this one. */
export function isForeign(sentence: string, language: Extract<Language, 'en' | 'no'>): boolean {
  const words = wordsOf(sentence)
  const count = (of: 'en' | 'no') => words.filter((word) => telling[of].has(word)).length
  const [own, other] = [count(language), count(language === 'en' ? 'no' : 'en')]
  return other >= 3 && other > own * 2
}
