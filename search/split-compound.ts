const shortestPart = 3

/**
 * The two known words that a compound is made of, the longest first part first: 'legetime' is 'lege' and 'time'. Norwegian
 * joins words freely, often with an 's' or 'e' between them, so that no index holds all of them.
 */
export function splitCompound(
  word: string,
  isKnown: (part: string) => boolean,
  stem: (word: string) => string,
): string[] {
  for (let end = word.length - shortestPart; end >= shortestPart; end--) {
    const first = stem(word.slice(0, end))
    if (!isKnown(first)) continue
    for (const joint of ['', 's', 'e']) {
      if (!word.startsWith(joint, end)) continue
      const rest = stem(word.slice(end + joint.length))
      if (rest.length >= shortestPart && isKnown(rest)) return [first, rest]
    }
  }
  return []
}
