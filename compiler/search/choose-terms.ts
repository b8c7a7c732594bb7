import type { WordCounts } from './word-counts.ts'

/** More words per text make the index larger and the results no better. */
const mostTerms = 20

/**
 * The most distinctive words of each text: frequent in it, rare elsewhere. Words of its names are left out, and words
 * that only one text uses once, which are hardly ever searched for.
 */
export function chooseTerms(texts: { words: WordCounts; names: ReadonlySet<string> }[]): string[][] {
  const textsWith = new Map<string, number>()
  for (const { words } of texts) for (const stem of words[0]) textsWith.set(stem, (textsWith.get(stem) ?? 0) + 1)
  return texts.map(({ words: [stems, times], names }) => {
    const weighed: { stem: string; weight: number }[] = []
    for (const [place, stem] of stems.entries()) {
      if (stem.length <= 2 || names.has(stem)) continue
      const [count, others] = [times[place]!, textsWith.get(stem)!]
      if (count > 1 || others > 1) weighed.push({ stem, weight: count * Math.log(texts.length / others) })
    }
    return weighed
      .sort((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1))
      .slice(0, mostTerms)
      .map(({ stem }) => stem)
      .sort()
  })
}
