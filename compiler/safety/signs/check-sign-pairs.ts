import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WarningSigns } from '#domain/facts/warning-sign.ts'
import { isFiller, splitWords, wordFormsOf } from '#search/word-forms.ts'
import type { ContentProblem } from '../../problem.ts'
import { findLine } from '../../read/read-yaml.ts'
import type { SignUse } from '../text-checker.ts'
import type { SignPairs } from './sign-pairs.ts'

const languages = ['en', 'no'] as const
type Written = (typeof languages)[number]

/** Two signs of different levels on the cards of one page, and the words that they share. */
interface Pair {
  use: SignUse
  other: SignUse
  words: string[]
}

/**
 * 'Confused' on the card for 113 and 'confused' on the card for 116 117 of one page send the same reader to two places. Whether
 * they do is for a doctor to say: pairs are accepted by name, and an acceptance of what is not there any more is a problem too.
 */
export function checkSignPairs(
  contentFolder: string,
  { signs, signPairs }: { signs: WarningSigns; signPairs: SignPairs },
  uses: SignUse[],
): ContentProblem[] {
  const found = findPairs(signs, signPairs, uses)
  const list = signPairs.accepted.flatMap(({ sign, with: others }, entry) =>
    others.map((other, index) => ({
      key: keyOf(sign, other),
      names: `'${sign}' and '${other}'`,
      path: ['accepted', entry, 'with', index],
    })),
  )
  const accepted = Map.groupBy(list, ({ key }) => key)
  const unknown = [...found]
    .filter(([key]) => !accepted.has(key))
    .map(([, { use, other, words }]) => ({
      file: use.file,
      line: use.line,
      message: `'${use.sign}' (${signs[use.sign!]!.level}) and '${other.sign}' (${signs[other.sign!]!.level}, line ${other.line}) share ${words.map((word) => `'${word}'`).join(', ')}. Word them so that no reader fits both, or accept the pair in content/sign-pairs.yaml.`,
    }))
  const file = join(contentFolder, 'sign-pairs.yaml')
  const ofList = ({ path }: { path: PropertyKey[] }, message: string) => ({
    file,
    line: findLine(readFileSync(file, 'utf8'), path),
    message,
  })
  const stale = list
    .filter(({ key }) => !found.has(key))
    .map((it) => ofList(it, `no page has ${it.names} with a key word in common any more. Remove the pair.`))
  const twice = [...accepted.values()]
    .filter((same) => same.length > 1)
    .map(([, second]) => ofList(second!, `${second!.names} are accepted above too. Keep one reason.`))
  return [...unknown, ...stale, ...twice]
}

/** By the ids of both signs; of the pages that have the pair, the first. */
function findPairs(signs: WarningSigns, { stopWords, sameWords }: SignPairs, uses: SignUse[]): Map<string, Pair> {
  const keyWords = new Map(
    Object.entries(signs).map(([id, { words }]) => [
      id,
      languages.map((language) => keyWordsOf(words[language], language, stopWords[language], sameWords[language])),
    ]),
  )
  const shared = (a: string, b: string) =>
    languages.flatMap((_, index) => {
      const others = keyWords.get(b)![index]!
      return [...keyWords.get(a)![index]!].flatMap(([stem, word]) => (others.has(stem) ? [word] : []))
    })
  const onCards = Map.groupBy(
    uses.filter(({ card, sign }) => card !== undefined && sign !== undefined),
    ({ file }) => file,
  )
  const pairs = new Map<string, Pair>()
  for (const all of onCards.values()) {
    const own = [...new Map(all.map((use) => [use.sign!, use])).values()]
    for (const [index, use] of own.entries())
      for (const other of own.slice(index + 1)) {
        const key = keyOf(use.sign!, other.sign!)
        if (pairs.has(key) || signs[use.sign!]!.level === signs[other.sign!]!.level) continue
        const words = shared(use.sign!, other.sign!)
        if (words.length > 0) pairs.set(key, { use, other, words })
      }
  }
  return pairs
}

/** The words of a sign by their stems, so that 'confused' and 'confusion' are one. */
function keyWordsOf(text: string, language: Written, stopWords: string[], sameWords: string[][]): Map<string, string> {
  const { stem } = wordFormsOf(language)
  const sameAs = new Map(sameWords.flatMap((forms) => forms.map((it) => [stem(splitWords(it)[0]!), forms[0]!])))
  const stemsOf = (it: string) => splitWords(it).map((word) => sameAs.get(stem(word)) ?? stem(word))
  const stops = new Set(stopWords.filter((it) => !it.includes(' ')).flatMap(stemsOf))
  const phrases = stopWords.filter((it) => it.includes(' '))
  const left = phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text.toLowerCase())
  const words = (left.match(/\p{L}[\p{L}’-]*/gu) ?? []).filter((word) => !splitWords(word).every(isFiller))
  return new Map(
    words.flatMap((word) => stemsOf(word).map((it) => [it, word] as const)).filter(([it]) => !stops.has(it)),
  )
}

const keyOf = (a: string, b: string) => [a, b].sort().join(' ')
