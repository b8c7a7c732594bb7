import type { KnownWords } from './known-words.ts'
import { splitCompound } from './split-compound.ts'
import type { WordForms } from './word-forms.ts'

/** One word that was typed. */
export interface AskedWord {
  /** What to look up for it: the word itself or its correction first, then other words for it with less weight. */
  forms: { stem: string; weight: number }[]
  /** Whether it may be the beginning of a longer word: somebody is still typing. */
  isUnfinished: boolean
}

interface Vocabulary {
  forms: WordForms
  known: KnownWords
  /** Groups of stems (or of several, separated by spaces) that mean the same. */
  synonyms: string[][]
}

/** More words than this do not narrow a search down, they only cost time. */
const mostWords = 8
/** The weight of a synonym compared to the typed word. */
const weights = { corrected: 1, otherCorrection: 0.7, part: 0.7, synonym: 0.6 }

export function readQuery(query: string, { forms, known, synonyms }: Vocabulary): AskedWord[] {
  const typed = forms.wordsOf(query).slice(0, mostWords)
  const isOpen = /[\p{L}\p{N}]$/u.test(query)
  return typed.map((word, index): AskedWord => {
    const stem = forms.stem(word)
    const isUnfinished = isOpen && index === typed.length - 1
    if (known.has(stem) || (isUnfinished && known.isBeginning(word)))
      return { forms: withSynonyms([{ stem, weight: 1 }], synonyms), isUnfinished }
    const corrections = known
      .correct(word)
      .map((it, place) => ({ stem: it, weight: place === 0 ? weights.corrected : weights.otherCorrection }))
    const parts = splitCompound(word, known.has, forms.stem).map((it) => ({ stem: it, weight: weights.part }))
    const found = [...corrections, ...parts]
    return { forms: withSynonyms(found.length > 0 ? found : [{ stem, weight: 1 }], synonyms), isUnfinished: false }
  })
}

function withSynonyms(found: AskedWord['forms'], synonyms: string[][]): AskedWord['forms'] {
  const others = found.flatMap(({ stem, weight }) =>
    synonyms
      .filter((group) => group.includes(stem))
      .flatMap((group) => group.filter((other) => other !== stem).flatMap((other) => other.split(' ')))
      .map((other) => ({ stem: other, weight: weight * weights.synonym })),
  )
  return [...found, ...others]
}
