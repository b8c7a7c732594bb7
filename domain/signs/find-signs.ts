import type { WarningSigns } from '../facts/warning-sign.ts'
import type { Language } from '../market/locale.ts'
import { indexWords } from '../text/word-beginnings.ts'

/** Finds the signs of the table that a line of text mentions in its own words. */
export type FindSigns = (text: string) => string[]

/** Matching by word beginnings: 'plutselig svak arm' finds 'plutselig blir svak i en arm'. */
export function createSignFinder(signs: WarningSigns, language: Language): FindSigns {
  // Swedish pages have no table of their own yet; Norwegian word beginnings are close enough to catch most of them.
  const own = language === 'en' ? 'en' : 'no'
  const ids = Object.keys(signs)
  const phrases = Object.values(signs).map(({ words }, sign) => ({ sign, phrase: normalize(words[own]) }))
  const sets = Object.values(signs).flatMap(({ match }, sign) =>
    match[own].map((set) => ({ sign, beginnings: normalize(set).split(' ') })),
  )
  // A line without a word from inside a phrase cannot hold the phrase; of a shorter phrase every word may be part of a longer one.
  const inner = (phrase: string) => phrase.split(' ').slice(1, -1)
  const longest = (words: string[]) => words.reduce((long, word) => (word.length > long.length ? word : long))
  const short = phrases.filter(({ phrase }) => inner(phrase).length === 0)
  const phrasesBy = indexWords(
    phrases.flatMap((value) =>
      inner(value.phrase).length > 0 ? [{ word: longest(inner(value.phrase)), isWhole: true, value }] : [],
    ),
  )
  const setsBy = indexWords(sets.map((value) => ({ word: longest(value.beginnings), isWhole: false, value })))

  return (text) => {
    const line = normalize(text)
    const words = line.split(' ')
    const has = (beginning: string) => words.some((word) => word.startsWith(beginning))
    const found = new Set<number>()
    const findPhrase = ({ sign, phrase }: { sign: number; phrase: string }) => {
      if (line.includes(phrase)) found.add(sign)
    }
    short.forEach(findPhrase)
    for (const word of words) {
      phrasesBy(word).forEach(findPhrase)
      for (const { sign, beginnings } of setsBy(word)) if (beginnings.every(has)) found.add(sign)
    }
    return [...found].sort((a, b) => a - b).map((sign) => ids[sign]!)
  }
}

/** Lower case, letters and digits only, so that punctuation and markup do not hide a word. */
function normalize(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}/]+/gu) ?? []).join(' ')
}
