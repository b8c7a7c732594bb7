import { foldLetters } from '#domain/text/fold-letters.ts'

/** Every way to type a search with one mistake, each once: a letter left out, two swapped, one doubled, no accents, no apostrophe, words joined. */
export function mistype(query: string): string[] {
  const variants = new Set<string>()
  for (let place = 0; place < query.length; place++) {
    const [before, letter, next, rest] = [
      query.slice(0, place),
      query[place]!,
      query[place + 1],
      query.slice(place + 2),
    ]
    if (letter === ' ') variants.add(before + query.slice(place + 1))
    if (!/\p{L}/u.test(letter)) continue
    variants.add(before + query.slice(place + 1))
    variants.add(before + letter + query.slice(place))
    if (next && /\p{L}/u.test(next)) variants.add(before + next + letter + rest)
  }
  variants.add(foldLetters(query))
  variants.add(query.replace(/['’]/g, ''))
  variants.add(query.replace(/['’]/g, ' '))
  variants.delete(query)
  return [...variants]
}
