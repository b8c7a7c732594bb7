/** More words per text make the index larger and the results no better. */
const mostTerms = 20

/**
 * The most distinctive words of each text: frequent in it, rare elsewhere. Words of its names are left out, and words
 * that only one text uses once, which are hardly ever searched for.
 */
export function chooseTerms(texts: { stems: string[]; names: ReadonlySet<string> }[]): string[][] {
  const textsWith = new Map<string, number>()
  for (const { stems } of texts) for (const stem of new Set(stems)) textsWith.set(stem, (textsWith.get(stem) ?? 0) + 1)
  return texts.map(({ stems, names }) => {
    const times = new Map<string, number>()
    for (const stem of stems) times.set(stem, (times.get(stem) ?? 0) + 1)
    return [...times]
      .filter(([stem, count]) => stem.length > 2 && !names.has(stem) && (count > 1 || textsWith.get(stem)! > 1))
      .map(([stem, count]) => ({ stem, weight: count * Math.log(texts.length / textsWith.get(stem)!) }))
      .sort((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1))
      .slice(0, mostTerms)
      .map(({ stem }) => stem)
      .sort()
  })
}
