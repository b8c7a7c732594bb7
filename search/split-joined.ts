/** An inflected word is this much longer than its beginning at most. */
const mostEnding = 2
const shortestJoined = 4

/**
 * The words that may have been typed without the spaces between them: 'vondtibrystet' is 'vondt', 'i' and 'brystet'. Each is a filler, a
 * word that exists, or begins as expected, and one of the last two does so. Empty if the word cannot be split.
 */
export function splitJoined(
  word: string,
  beginnings: ReadonlySet<string>,
  isWord: (part: string) => boolean,
): Set<string> {
  const parts = new Set<string>()
  if (word.length < shortestJoined) return parts
  for (let end = 1; end < word.length; end++) {
    const first = word.slice(0, end)
    const isExpected = isInflected(first, beginnings)
    if (!isExpected && !isWord(first)) continue
    const rest = word.slice(end)
    const others = splitJoined(rest, beginnings, isWord)
    if (beginsWithAny(rest, beginnings) || (isExpected && isWord(rest))) others.add(rest)
    if (others.size > 0) for (const part of [first, ...others]) parts.add(part)
  }
  return parts
}

function isInflected(word: string, beginnings: ReadonlySet<string>): boolean {
  if (beginnings.has(word)) return true
  for (let end = word.length; end >= Math.max(3, word.length - mostEnding); end--)
    if (beginnings.has(word.slice(0, end))) return true
  return false
}

function beginsWithAny(word: string, beginnings: ReadonlySet<string>): boolean {
  if (beginnings.has(word)) return true
  for (let end = 4; end < word.length; end++) if (beginnings.has(word.slice(0, end))) return true
  return false
}
