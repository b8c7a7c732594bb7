import SearchableMap from 'minisearch/SearchableMap'

/** The words of the index as they are written, each with its stem: what a mistyped word is compared with. */
export interface KnownWords {
  add(word: string, stem: string): void
  /** A stem that is looked up but that nothing is corrected to: correcting takes longer the more words there are. */
  addStem(stem: string): void
  has(stem: string): boolean
  /** Whether a word may be the beginning of a known one. */
  isBeginning(word: string): boolean
  /** The stems of the known words that are nearest to a mistyped one; none if all are too far away. */
  correct(word: string): string[]
}

/** Typing errors that are forgiven: one from four letters on, two from six. */
const mostErrors = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

export function createKnownWords(): KnownWords {
  const words = new SearchableMap<string>()
  const stems = new Set<string>()
  return {
    add(word, stem) {
      words.set(word, stem)
      stems.add(stem)
    },
    addStem: (stem) => void stems.add(stem),
    has: (stem) => stems.has(stem),
    isBeginning: (word) => words.atPrefix(word).size > 0,
    correct(word) {
      const errors = mostErrors(word)
      if (errors === 0) return []
      const near = [...words.fuzzyGet(word, errors).values()].filter(([, distance]) => distance > 0)
      const nearest = Math.min(...near.map(([, distance]) => distance))
      return [...new Set(near.filter(([, distance]) => distance === nearest).map(([stem]) => stem))]
    },
  }
}
