import MiniSearch, { type Options } from 'minisearch'
import type { SearchAnswer } from '#domain/api/search-answer.ts'
import { type ResultKind, resultKinds } from '#domain/booking/result-kinds.ts'
import { cutQuery } from './cut-query.ts'
import { createNeedFinder, type Need } from './find-need.ts'
import { type HelpCard, type NamesFile, type SummariesFile, standsAlone, type TermsFile } from './index-files.ts'
import { isTooShort } from './is-too-short.ts'
import { createKnownWords } from './known-words.ts'
import { type AskedWord, readQuery } from './read-query.ts'
import { splitWords, wordFormsOf } from './word-forms.ts'

/** The summary is empty until the file of summaries is loaded. */
export type SearchResult = SearchAnswer['results'][number]

/** An answer of the search, for the pages that show it. */
export interface FoundAnswer {
  /** What stands before the results of somebody who needs help at once. */
  card?: HelpCard
  results: SearchResult[]
}

/** Search over one language of the site: the same in the browser and on the server. */
export interface Search {
  find(query: string): FoundAnswer
  /** The help that somebody needs who types this, without searching. */
  findNeed(query: string): Need | undefined
  /** Adds the words of the texts, for queries that names alone do not match. */
  addTerms(file: TermsFile): void
  addSummaries(file: SummariesFile): void
}

const mostResults = 20
/** Pages under a card that says whom to call. */
const mostHelp = 5
/** Results shown before those that can be booked. */
const mostBefore = 3

/** Factors on the score of a result, tuned on content/search/queries.yaml. */
const factors = {
  title: 2,
  /** A word of the text, beside one of a name. */
  text: 0.35,
  /** What a word counts that is only in the text, towards how many of the words fit. */
  inText: 0.5,
  allWords: 2.2,
  /** A name is exactly what was typed, or begins with it. */
  wholeName: 3,
  beginningOfName: 1.3,
  /** Many people and treatments share a word with the one page about it. */
  practitioner: 0.7,
  treatment: 0.9,
}
/** An entry that fits no more than this share of the words must have one of them in its title, or as a whole name. */
const fewWords = 0.5
/** Results that score less than this share of the best are noise. */
const smallestShare = 0.1

/** How well an entry fits one word, and whether one of its names does. */
interface WordScore {
  score: number
  isName: boolean
}

/** The index gets stems, separated by spaces. */
const stems: Partial<Options> = { tokenize: (text) => text.split(' '), processTerm: (term) => term || null }

export function createSearch({ language, entries, synonyms, emergency }: NamesFile): Search {
  const forms = wordFormsOf(language)
  const known = createKnownWords()
  /** The names of each entry, the title first, as stems. */
  const namesOf = entries.map(([title, , , names]) =>
    [title, ...names.split('|')].map((name) => {
      for (const word of splitWords(name)) known.add(word, forms.stem(word))
      return forms.stemsOf(name).join(' ')
    }),
  )
  const findInWords = createNeedFinder(emergency, known.isWritten)
  const findNeed = (query: string) => findInWords(cutQuery(query))
  for (const stem of synonyms.flat()) known.addStem(stem)
  const sortStems = (phrase: string) => phrase.split(' ').sort().join(' ')
  /** People type the words of a name in any order. */
  const wholeNames = namesOf.map((names) => new Set(names.map(sortStems)))
  const titleStems = namesOf.map(([title]) => title!.split(' '))
  const byNames = new MiniSearch({ ...stems, fields: ['title', 'names'] })
  byNames.addAll(namesOf.map(([title, ...names], id) => ({ id, title, names: names.join(' ') })))
  let byTerms: MiniSearch | undefined
  let summaries: string[] = []

  /** How well each entry fits one word of a query. */
  function scoreWord({ forms: wordForms, isUnfinished }: AskedWord): Map<number, WordScore> {
    const scores = new Map<number, WordScore>()
    for (const { stem, weight } of wordForms) {
      const options = { prefix: isUnfinished && weight === 1, weights: { prefix: 0.5, fuzzy: 0 } }
      const add = (found: { id: number; score: number }[], isName: boolean) => {
        for (const { id, score } of found) {
          const before = scores.get(id) ?? { score: 0, isName: false }
          const added = score * weight * (isName ? 1 : factors.text)
          scores.set(id, { score: before.score + added, isName: before.isName || isName })
        }
      }
      add(byNames.search(stem, { ...options, boost: { title: factors.title } }) as never, true)
      if (byTerms) add(byTerms.search(stem, options) as never, false)
    }
    return scores
  }

  /** Whether a word is what an entry is about, and not one of many in its names and text. */
  const isAbout = (id: number, { forms: wordForms, isUnfinished }: AskedWord) =>
    wordForms.some(
      ({ stem }) =>
        wholeNames[id]!.has(stem) || titleStems[id]!.some((it) => it === stem || (isUnfinished && it.startsWith(stem))),
    )

  function rank(words: AskedWord[]): number[] {
    const scored = new Map<number, { score: number; words: number; fit: number; isAbout: boolean }>()
    for (const word of words)
      for (const [id, { score, isName }] of scoreWord(word)) {
        const before = scored.get(id) ?? { score: 0, words: 0, fit: 0, isAbout: false }
        scored.set(id, {
          score: before.score + score,
          words: before.words + 1,
          fit: before.fit + (isName ? 1 : factors.inText),
          isAbout: before.isAbout || isAbout(id, word),
        })
      }
    const phrase = words.map(({ forms: [first] }) => first!.stem).join(' ')
    const sorted = sortStems(phrase)
    const fitting = [...scored].filter(([, it]) => it.isAbout || it.words / words.length > fewWords)
    const ranked = fitting.map(([id, { score, fit }]) => {
      const names = namesOf[id]!
      const kind = kindOf(id)
      return {
        id,
        score:
          score *
          (fit === words.length ? factors.allWords : fit / words.length) *
          (wholeNames[id]!.has(sorted)
            ? factors.wholeName
            : names.some((name) => name.startsWith(phrase))
              ? factors.beginningOfName
              : 1) *
          (kind === 'practitioner' || kind === 'treatment' ? factors[kind] : 1),
      }
    })
    ranked.sort((a, b) => b.score - a.score || a.id - b.id)
    const least = (ranked[0]?.score ?? 0) * smallestShare
    return ranked.filter(({ score }) => score > least).map(({ id }) => id)
  }

  /** Treatments that can be booked from the best page follow the first results, unless they are among them. */
  function withBooking(ranked: number[]): number[] {
    const books = entries[ranked[0] ?? -1]?.[4] ?? []
    const rest = ranked.filter((id) => !books.includes(id) || ranked.indexOf(id) < mostBefore)
    const missing = books.filter((id) => ranked.indexOf(id) === -1 || ranked.indexOf(id) >= mostBefore)
    return [...rest.slice(0, mostBefore), ...missing, ...rest.slice(mostBefore)]
  }

  const findEntries = (query: string) =>
    withBooking(rank(readQuery(query, { forms, known, synonyms }))).slice(0, mostResults)

  /** Pages to read while help is called: nothing to book, and nothing that is about one of the words and mentions the others. */
  function findHelp(query: string, { card, pages }: Need): readonly number[] {
    if (standsAlone(card) || isTooShort(query)) return pages
    const words = readQuery(query, { forms, known, synonyms })
    const scores = words.map(scoreWord)
    const isFitting = (id: number) =>
      scores.every((it) => it.get(id)?.isName) && words.some((word) => isAbout(id, word)) && kindOf(id) === 'page'
    const fitting = rank(words).filter(isFitting)
    return [...new Set([...pages, ...fitting])].slice(0, mostHelp)
  }

  const kindOf = (id: number): ResultKind => resultKinds[entries[id]![2]]!

  return {
    find(query) {
      const asked = cutQuery(query)
      const need = findNeed(query)
      const ids = need ? findHelp(asked, need) : isTooShort(asked) ? [] : findEntries(asked)
      return {
        card: need?.card,
        results: ids.map((id) => {
          const [title, path] = entries[id]!
          return { title, path, kind: kindOf(id), summary: summaries[id] ?? '' }
        }),
      }
    },
    findNeed,
    addTerms({ terms }) {
      byTerms = new MiniSearch({ ...stems, fields: ['terms'] })
      byTerms.addAll(terms.map((text, id) => ({ id, terms: text })))
      for (const text of terms) for (const stem of text.split(' ')) known.addStem(stem)
    },
    addSummaries(file) {
      summaries = file.summaries
    },
  }
}
