import { type Language, languages } from '#domain/market/locale.ts'
import { indexWords } from '#domain/text/word-beginnings.ts'
import type { AvoidedWord } from './avoided-word.ts'

/** The problems of a text, by the language it is written in. */
export type WordChecker = Record<Language, (text: string) => string[]>

export function createWordCheckers(words: Record<Language, AvoidedWord[]>): WordChecker {
  return Object.fromEntries(languages.map((it) => [it, createWordCheckerFor(it, words)])) as WordChecker
}

/** In Swedish also every word with a letter that only Norwegian has; names keep theirs. */
export function createWordCheckerFor(
  language: Language,
  words: Record<Language, AvoidedWord[]>,
): WordChecker[Language] {
  const check = createWordChecker(words[language])
  if (language !== 'sv') return check
  return (text) => [
    ...check(text),
    ...(text.match(/(?<!\p{L})\p{Ll}*[æø]\p{L}*/gu) ?? []).map(
      (word) => `'${word}' is Norwegian. Write it in Swedish.`,
    ),
  ]
}

/** Finds the words of words.yaml and the other names of terms.yaml in a text; returns a message for each. */
export function createWordChecker(list: AvoidedWord[]): (text: string) => string[] {
  const avoided = list.map(({ avoid, use, why, unless = [], except = [] }, order) => {
    const isStem = avoid.endsWith('-')
    const letters = withoutHyphen(avoid)
    const goesOn = unless.map((words) => `(?!\\s+${phrasePattern(words)})`).join('')
    return {
      order,
      words: wordsOf(letters),
      isStem,
      except: except.length > 0 ? new RegExp(except.map(escapeRegExp).join('|'), 'giu') : undefined,
      pattern: new RegExp(`${wordStart(avoid)}${phrasePattern(avoid)}${goesOn}`, 'iu'),
      message: `'${avoid}' is not one of our words (${why}). Write: ${use}.`,
    }
  })
  // Nearly every line has none of them, and there are thousands of lines: a pattern is only tried where its longest word stands.
  const withWord = indexWords(
    avoided.map((value) => {
      const word = value.words.reduce((long, it) => (it.length > long.length ? it : long))
      return { word, isWhole: !(value.isStem && word === value.words.at(-1)), value }
    }),
  )
  return (text) => {
    const possible = new Set<(typeof avoided)[number]>()
    for (const word of wordsOf(text)) for (const it of withWord(word)) possible.add(it)
    return [...possible]
      .filter(({ pattern, except }) => pattern.test(except ? text.replace(except, ' ') : text))
      .sort((a, b) => a.order - b.order)
      .map(({ message }) => message)
  }
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const withoutHyphen = (phrase: string) => phrase.replace(/-$/, '')

/** A phrase that begins with a comma follows a word without a space. */
const wordStart = (phrase: string) => (/^[\p{L}\p{N}]/u.test(phrase) ? '(?<![\\p{L}\\p{N}])' : '')

/** Finds a phrase to the end of its last word, or, with a hyphen at the end, the beginning of a longer one. */
function phrasePattern(phrase: string): string {
  const letters = escapeRegExp(withoutHyphen(phrase)).replace(/ /g, '\\s+')
  return phrase.endsWith('-') ? letters : `${letters}(?![\\p{L}\\p{N}])`
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
