/** What is looked for by a word: its beginning, or with `isWhole` all of it. */
export interface Looked<T> {
  word: string
  isWhole: boolean
  value: T
}

/**
 * Returns what is looked for by a word of a text. Each different word is only looked up once, so that checking all texts of a
 * site takes little longer with a long list than with a short one.
 */
export function indexWords<T>(looked: readonly Looked<T>[]): (word: string) => readonly T[] {
  const whole = Map.groupBy(
    looked.filter(({ isWhole }) => isWhole),
    ({ word }) => word,
  )
  const beginnings = Map.groupBy(
    looked.filter(({ isWhole }) => !isWhole),
    ({ word }) => word,
  )
  const lengths = [...new Set([...beginnings.keys()].map(({ length }) => length))]
  const known = new Map<string, readonly T[]>()
  const find = (word: string) =>
    [
      ...(whole.get(word) ?? []),
      ...lengths.flatMap((length) => (length <= word.length ? (beginnings.get(word.slice(0, length)) ?? []) : [])),
    ].map(({ value }) => value)
  return (word) => {
    const before = known.get(word)
    if (before) return before
    const found = find(word)
    known.set(word, found)
    return found
  }
}
