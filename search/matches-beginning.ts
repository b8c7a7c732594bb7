import type { TypingForms } from './fold-typing.ts'
import { isNear } from './is-near.ts'

export interface TypedWord extends TypingForms {
  /** Whether it is spelt as a word that exists: then it is not taken for another one that was mistyped. */
  isWord: boolean
}

/** Shorter beginnings are whole words: 'do' (to die) is not the beginning of 'doctor'. */
const shortestBeginning = 4
/** A beginning that is the only sign of an emergency must be this long to allow for an error. */
const aloneWithError = 5
/** From this length on a wrong letter is allowed. Shorter words become others by it: 'stroke', 'strike'. */
const wrongLetter = 7
/** How much longer a mistyped word may be than a beginning shorter than that. */
const mostEnding = 3
/** From this length on two errors are allowed. */
const twoErrors = 11

/** Whether a typed word begins as expected, in spite of typing errors. `isAlone`: no other word has to be there. */
export function matchesBeginning(word: TypedWord, beginning: TypingForms, isAlone: boolean): boolean {
  return (
    matches(word.whole, beginning.whole, word.isWord, isAlone) ||
    matches(word.plain, beginning.plain, word.isWord, isAlone)
  )
}

/** Whether a typed word is the expected one and no longer, in spite of typing errors. */
export function matchesWhole({ whole, plain, isWord }: TypedWord, expected: TypingForms): boolean {
  if (whole === expected.whole) return true
  if (isWord) return false
  return (
    plain === expected.plain ||
    isSwapped(whole, expected.whole) ||
    (expected.whole.length >= aloneWithError && isLeftOut(whole, expected.whole))
  )
}

function matches(text: string, beginning: string, isWord: boolean, isAlone: boolean): boolean {
  if (text === beginning) return true
  const { length } = beginning
  if (length >= shortestBeginning && text.startsWith(beginning)) return true
  if (isWord || length < (isAlone ? aloneWithError : 2)) return false
  // A third letter is all that tells short words apart: only what cannot be another word.
  if (length < shortestBeginning) return isSwapped(text, beginning) || (length === 3 && isLeftOut(text, beginning))
  if (length < wrongLetter) {
    if (text.length > length + mostEnding) return false
    const [same, longer, shorter] = [0, 1, -1].map((more) => text.slice(0, length + more))
    return (
      isSwapped(same!, beginning) ||
      (longer!.length > length && isNear(longer!, beginning)) ||
      // Without its last letter a short beginning is the beginning of other words: only the whole word counts.
      (isLeftOut(shorter!, beginning) && (shorter!.at(-1) === beginning.at(-1) || shorter === text))
    )
  }
  return [0, 1, -1].some((more) => {
    const start = text.slice(0, length + more)
    return isNear(start, beginning) || (length >= twoErrors && hasTwoErrors(start, beginning))
  })
}

/** Whether two neighbouring letters are swapped. */
function isSwapped(a: string, b: string): boolean {
  return a.length === b.length && isNear(a, b) && [...a].sort().join('') === [...b].sort().join('')
}

/** Whether a letter is missing. */
const isLeftOut = (a: string, b: string) => a.length === b.length - 1 && isNear(a, b)

/** Whether one error less leaves words that differ by one. */
function hasTwoErrors(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    isNear(restA.slice(1), restB.slice(1)) ||
    isNear(restA.slice(1), restB) ||
    isNear(restA, restB.slice(1)) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && isNear(restA.slice(2), restB.slice(2)))
  )
}
