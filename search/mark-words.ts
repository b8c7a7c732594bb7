import type { Language } from '#domain/market/locale.ts'
import { foldLetters } from '#domain/text/fold-letters.ts'
import { wordFormsOf } from './word-forms.ts'

export interface MarkedPart {
  text: string
  isMatch: boolean
}

/** Shorter stems begin too many words. */
const shortestStem = 2

/** A text in parts, those that match the words of a query apart from the rest. */
export function markWords(text: string, query: string, language: Language): MarkedPart[] {
  const forms = wordFormsOf(language)
  const stems = forms.stemsOf(query).filter((stem) => stem.length >= shortestStem)
  return (text.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu) ?? []).map((part) => {
    const word = foldLetters(part)
    return { text: part, isMatch: stems.some((stem) => word.startsWith(stem)) }
  })
}
