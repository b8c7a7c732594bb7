import { foldTyping, type TypingForms } from './fold-typing.ts'
import type { EmergencyWords, HelpCard } from './index-files.ts'
import { matchesBeginning, matchesWhole, type TypedWord } from './matches-beginning.ts'
import { splitJoined } from './split-joined.ts'
import { isFiller, splitWords } from './word-forms.ts'

/** The help that somebody needs who searches. */
export interface Need {
  card: HelpCard
  /** Places of the entries that help. */
  pages: readonly number[]
}

interface WordSet {
  /** Its words, sorted. */
  key: string
  /** For each word of the set, the beginnings that count as it. */
  words: TypingForms[][]
  need: Need
}

/** A word or a set of words that does not count beside others. */
interface Excuse {
  word?: TypingForms
  set?: string
  /** Folded words that must all be typed. */
  contexts: string[][]
}

/** Two words of this length together may be one that was typed with a space in it: 'selv mord'. */
const shortestParted = 7

/** Tells who needs help at once by sets of word beginnings that all occur in a search, in any order and in spite of typing errors. */
export function createNeedFinder(
  { needs, same, harmless, ordinary }: EmergencyWords,
  isWritten: (word: string) => boolean,
): (query: string) => Need | undefined {
  const groups = new Map<string, TypingForms[]>()
  // Languages share some heads: 'baby' is one in Norwegian and English.
  for (const group of same) groups.set(group[0]!, [...(groups.get(group[0]!) ?? []), ...group.map(foldTyping)])
  const wordSets = needs.flatMap(({ sets, ...need }) =>
    sets.map(
      (set): WordSet => ({
        key: sortWords(set),
        words: set.split(' ').map((word) => groups.get(word) ?? [foldTyping(word)]),
        need,
      }),
    ),
  )
  const wholes = needs.flatMap(({ whole, ...need }) =>
    whole.map((it) => ({ typed: foldTyping(it.replaceAll(' ', '')), need })),
  )
  const beginnings = new Set(wordSets.flatMap(({ words }) => words.flatMap((any) => any.map(({ whole }) => whole))))
  const keys = new Set(wordSets.map(({ key }) => key))
  const excuses = harmless.map(([what, ...contexts]): Excuse => {
    const key = sortWords(what!)
    const excused = keys.has(key) ? { set: key } : { word: foldTyping(what!) }
    return { ...excused, contexts: contexts.map((it) => it.split(' ')) }
  })
  const ordinaryWords = new Set(ordinary)
  const isWord = (word: string) => ordinaryWords.has(word) || isFiller(word) || isWritten(word)
  const isPart = (part: string) => isFiller(part) || (part.length > 2 && isWritten(part))

  const readWords = (typed: string[], excused: Excuse[]): TypedWord[] =>
    typed.flatMap((text, place): TypedWord[] => {
      const word = { ...foldTyping(text), isWord: isWord(text) }
      if (excused.some((it) => isExcused(word, it))) return []
      const parted = place > 0 ? typed[place - 1]! + text : ''
      const others = [
        ...(word.isWord ? [] : splitJoined(text, beginnings, isPart)),
        ...(parted.length >= shortestParted || endsShortForm(text) ? [parted] : []),
      ].map((part) => ({ ...foldTyping(part), isWord: true }))
      return [word, ...others.filter((part) => !excused.some((it) => isExcused(part, it)))]
    })

  return (query) => {
    const typed = splitWords(query)
    const excused = excuses
      .map((it) => ({ ...it, contexts: it.contexts.filter((context) => isTyped(context, typed)) }))
      .filter(({ contexts }) => contexts.length > 0)
    const joined = typed.join('')
    const asOne = { ...foldTyping(joined), isWord: isWord(joined) }
    const asWhole = wholes.find(({ typed: it }) => matchesWhole(asOne, it))
    if (asWhole) return asWhole.need
    const words = readWords(typed, excused)
    const found = new Map<string, boolean>()
    const has = (beginning: TypingForms, isAlone: boolean) => {
      const key = isAlone ? `${beginning.whole}!` : beginning.whole
      const before = found.get(key)
      if (before !== undefined) return before
      const isThere = words.some((word) => matchesBeginning(word, beginning, isAlone))
      found.set(key, isThere)
      return isThere
    }
    const set = wordSets.find(
      ({ key, words: all }) =>
        all.every((any) => any.some((it) => has(it, all.length === 1))) && !excused.some((it) => it.set === key),
    )
    return set?.need
  }
}

/** What an apostrophe that was typed as a space has left: 'can t', 'i m'. */
const endsShortForm = (text: string) => text === 't' || text === 'm'

const sortWords = (words: string) => words.split(' ').sort().join(' ')

/** Contexts are not allowed typing errors: 'leggen' (calf) is close to 'legen' (doctor). */
const isTyped = (context: string[], typed: string[]) =>
  context.every((beginning) =>
    typed.some((word) => (beginning.length < 4 ? word === beginning : word.startsWith(beginning))),
  )

/** A context such as 'brystene' that is a form of the word itself excuses that form alone. */
function isExcused(word: TypedWord, { word: beginning, contexts }: Excuse): boolean {
  if (beginning === undefined || !matchesBeginning(word, beginning, false)) return false
  return contexts.some(([context]) => {
    const { whole } = foldTyping(context!)
    return !whole.startsWith(beginning.whole) || word.whole.startsWith(whole)
  })
}
