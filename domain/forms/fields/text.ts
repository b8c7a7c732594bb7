/** White space, and zero-width characters that come along when text is copied from a web page. */
const edge = /[\s\u200b\u2060\ufeff]/u
/** Control characters, and those that change the text direction: no name needs them. */
const hidden = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Whether a text can be stored and shown: only whole characters (PostgreSQL refuses others), nothing invisible. */
export function isWritableLine(text: string): boolean {
  return text.isWellFormed() && !hidden.test(text)
}

/** The same for a text of several lines. */
export function isWritableText(text: string): boolean {
  return isWritableLine(text.replaceAll(/[\r\n\t]/g, ' '))
}

/** One line in normalised form: composed letters, single spaces, trimmed. */
export function tidyLine(text: string): string {
  return trimEdges(text.normalize('NFC')).replaceAll(/\s+/gu, ' ')
}

/** A text of several lines in normalised form. */
export function tidyText(text: string): string {
  return trimEdges(text.normalize('NFC').replaceAll(/\r\n?/g, '\n'))
}

/** Letter by letter from both ends: a pattern that ends in `+$` takes time with the square of a run of spaces in the middle. */
function trimEdges(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && edge.test(text[start]!)) start++
  while (end > start && edge.test(text[end - 1]!)) end--
  return text.slice(start, end)
}

/** Letters of western languages and what stands between them: each of them is one character to everybody. */
const plain = /^[\n\x20-\x7e\u00a0-\u024f]*$/

/** Made when it is needed (decision 47). */
let segmenter: Intl.Segmenter | undefined

/**
 * How many characters a reader counts: an 'å' typed as two code points is one, and so is an emoji of a family.
 * `length` would tell a patient that a short text is too long.
 */
export function countCharacters(text: string): number {
  if (plain.test(text)) return text.length
  segmenter ??= new Intl.Segmenter('nb', { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}
