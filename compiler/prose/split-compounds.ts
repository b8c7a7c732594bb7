import { type Passage, wordsOf } from './passages.ts'

export interface SplitCompound {
  readonly line: number
  /** As written: 'fast lege'. */
  readonly pair: string
  /** As other places write it: 'fastlege'. */
  readonly joined: string
}

/** Small words stand beside every other word, and what they happen to make together ('for' and 'andre') tells nothing. */
const smallWords = new Set(
  (
    'i en ei et er de og å for over opp ut inn til men vi har mens av ti som på med mot fra etter under bak ved om at så si se ser den det du ' +
    'ned frem bort kan skal vil må var ble blir blitt enn mer hver kun nå ikke også hos innen uten eller når ny ta tar ha få får gå går stå ' +
    'står sitt vår alt noe noen ingen dere oss deg meg seg han hun jeg hjemme nok to tre alle små'
  ).split(' '),
)

/**
 * Finds two words beside each other that the texts write as one word elsewhere: in Norwegian one of the two is often wrong ('lege
 * vakt'), or the texts have two forms of one word. `apart` are the pairs that mean something else as one word.
 */
export function createCompoundFinder(
  texts: readonly Passage[],
  apart: readonly string[],
): (passage: Passage) => SplitCompound[] {
  const known = new Set(texts.flatMap(({ text }) => wordsOf(withoutAddresses(text))))
  const accepted = new Set(apart.map((pair) => pair.toLowerCase()))
  return ({ line, text }) => {
    const words = [...withoutAddresses(text).matchAll(/\p{L}+(?:-\p{L}+)*/gu)]
    return words.slice(1).flatMap((second, index) => {
      const first = words[index]!
      if (first.index + first[0].length + 1 !== second.index || text[second.index - 1] !== ' ') return []
      const [one, other] = [first[0].toLowerCase(), second[0].toLowerCase()]
      if ([one, other].some((word) => word.length < 3 || smallWords.has(word))) return []
      if (!known.has(one + other) || accepted.has(`${one} ${other}`)) return []
      return [{ line, pair: `${first[0]} ${second[0]}`, joined: one + other }]
    })
  }
}

/** An address ('www.example.no') is no word, and has none. */
const withoutAddresses = (text: string) =>
  text.replace(/\S*\p{L}\.\p{Ll}\S*/gu, (address) => '.'.repeat(address.length))
