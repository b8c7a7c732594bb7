/** The words of a text by their stems, and how often each occurs. Two lists, because they are kept as JSON. */
export type WordCounts = [stems: string[], times: number[]]

export function countWords(stems: string[]): WordCounts {
  const times = new Map<string, number>()
  for (const stem of stems) times.set(stem, (times.get(stem) ?? 0) + 1)
  return [[...times.keys()], [...times.values()]]
}
