import MiniSearch, { type Options } from 'minisearch'
import type { SearchAnswer } from '#domain/api/search-answer.ts'
import { type ResultKind, resultKinds } from '#domain/booking/result-kinds.ts'
import { cutQuery } from './cut-query.ts'
import { createEmergencyFinder, type Emergency } from './find-emergency.ts'
import type { NamesFile, SummariesFile, TermsFile } from './index-files.ts'
import { isTooShort } from './is-too-short.ts'
import { createKnownWords } from './known-words.ts'
import { type AskedWord, readQuery } from './read-query.ts'
import { splitWords, wordFormsOf } from './word-forms.ts'

/** The summary is empty until the file of summaries is loaded. */
export type SearchResult = SearchAnswer['results'][number]

/** An answer of the search, for the pages that show it. */
export interface FoundAnswer extends SearchAnswer {
  /** Somebody needs help to stay safe: the results are the pages that help, and nothing else. */
  isCrisis: boolean
}

/** Search over one language of the site: the same in the browser and on the server. */
export interface Search {
  find(query: string): FoundAnswer
  /** Whether a query tells of an emergency, without searching. */
  findEmergency(query: string): Emergency
  /** Adds the words of the texts, for queries that names alone do not match. */
  addTerms(file: TermsFile): void
  addSummaries(file: SummariesFile): void
}

const mostResults = 20
/** Results shown before those that can be booked. */
const mostBefore = 3

/** Factors on the score of a result, tuned on content/search/queries.yaml. */
const factors = {
  title: 2,
  /** A word of the text, beside one of a name. */
  text: 0.35,
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
  const findInWords = createEmergencyFinder(emergency, known.isWritten)
  const findEmergency = (query: string) => findInWords(cutQuery(query))
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
  function scoreWord({ forms: wordForms, isUnfinished }: AskedWord): Map<number, number> {
    const scores = new Map<number, number>()
    for (const { stem, weight } of wordForms) {
      const options = { prefix: isUnfinished && weight === 1, weights: { prefix: 0.5, fuzzy: 0 } }
      const add = (found: { id: number; score: number }[], factor: number) => {
        for (const { id, score } of found) scores.set(id, (scores.get(id) ?? 0) + score * weight * factor)
      }
      add(byNames.search(stem, { ...options, boost: { title: factors.title } }) as never, 1)
      if (byTerms) add(byTerms.search(stem, options) as never, factors.text)
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
    const scored = new Map<number, { score: number; words: number; isAbout: boolean }>()
    for (const word of words)
      for (const [id, score] of scoreWord(word)) {
        const before = scored.get(id) ?? { score: 0, words: 0, isAbout: false }
        scored.set(id, {
          score: before.score + score,
          words: before.words + 1,
          isAbout: before.isAbout || isAbout(id, word),
        })
      }
    const phrase = words.map(({ forms: [first] }) => first!.stem).join(' ')
    const sorted = sortStems(phrase)
    const fitting = [...scored].filter(([, it]) => it.isAbout || it.words / words.length > fewWords)
    const ranked = fitting.map(([id, { score, words: count }]) => {
      const names = namesOf[id]!
      const kind = kindOf(id)
      return {
        id,
        score:
          score *
          (count === words.length ? factors.allWords : count / words.length) *
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

  const kindOf = (id: number): ResultKind => resultKinds[entries[id]![2]]!

  return {
    find(query) {
      const asked = cutQuery(query)
      const { kind, pages } = findEmergency(query)
      const isCrisis = kind === 'crisis'
      const ids = isCrisis ? pages : isTooShort(asked) ? [] : findEntries(asked)
      return {
        emergency: kind !== 'none',
        isCrisis,
        results: ids.map((id) => {
          const [title, path] = entries[id]!
          return { title, path, kind: kindOf(id), summary: summaries[id] ?? '' }
        }),
      }
    },
    findEmergency,
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
