import SearchableMap from 'minisearch/SearchableMap'

/** The words of the index as they are written, each with its stem: what a mistyped word is compared with. */
export interface KnownWords {
  add(word: string, stem: string): void
  /** Adds a stem that can be looked up but is never a correction: correcting gets slower with every word. */
  addStem(stem: string): void
  has(stem: string): boolean
  /** Whether a word is spelt as one of the index. */
  isWritten(word: string): boolean
  /** Whether a word may be the beginning of a known one. */
  isBeginning(word: string): boolean
  /** The stems of the known words nearest to a mistyped one; none if all are too different. */
  correct(word: string): string[]
}

/** How many typing errors are allowed: one from four letters on, two from six. */
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
    isWritten: (word) => words.has(word),
    isBeginning: (word) => words.atPrefix(word).size > 0,
    correct(word) {
      const errors = mostErrors(word)
      if (errors === 0) return []
      // With two errors and another first letter it is another word.
      const isLikely = (other: string, distance: number) => distance === 1 || (distance > 1 && other[0] === word[0])
      const near = [...words.fuzzyGet(word, errors)]
        .filter(([other, [, distance]]) => isLikely(other, distance))
        .map(([, it]) => it)
      const nearest = Math.min(...near.map(([, distance]) => distance))
      return [...new Set(near.filter(([, distance]) => distance === nearest).map(([stem]) => stem))]
    },
  }
}
