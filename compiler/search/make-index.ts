import type { WarningSigns } from '#domain/facts/warning-sign.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { resultKinds } from '#domain/result-kinds.ts'
import type { IndexFiles, NamedEntry } from '#search/index-files.ts'
import { splitWords, wordFormsOf } from '#search/word-forms.ts'
import { chooseTerms } from './choose-terms.ts'
import type { SearchEntry } from './list-entries.ts'
import type { SearchWords } from './search-words.ts'
import { countWords, type WordCounts } from './word-counts.ts'

/** Takes what is known about a text, or counts its words. */
export type KnownCounts = (text: string, count: () => WordCounts) => WordCounts

/** Packs the entries of one language into the index files for browser and server. */
export function makeIndex(
  locale: Locale,
  entries: SearchEntry[],
  words: SearchWords,
  signs: WarningSigns,
  known: KnownCounts = (_, count) => count(),
): IndexFiles {
  const forms = wordFormsOf(locale)
  const texts = entries.map(({ title, names, text }) => ({
    words: known(text, () => countWords(forms.stemsOf(text))),
    names: new Set([title, ...names].flatMap(forms.stemsOf)),
  }))
  return {
    names: {
      entries: packEntries(entries),
      synonyms: words.words[locale].map((group) => [...new Set(group.map((word) => forms.stemsOf(word).join(' ')))]),
      emergency: listEmergencies(words, signs),
    },
    terms: { terms: chooseTerms(texts).map((terms) => terms.join(' ')) },
    summaries: { summaries: entries.map(({ summary }) => summary) },
  }
}

/** People in an emergency may type in either language, whatever the language of the page. */
function listEmergencies(words: SearchWords, signs: WarningSigns): string[] {
  const emergencies = Object.values(signs).filter(({ level }) => level === 'emergency')
  const sets = locales.flatMap((locale) => [
    ...words.emergency[locale],
    ...emergencies.flatMap(({ match }) => match[locale]),
  ])
  return [...new Set(sets.map((set) => splitWords(set).join(' ')))]
}

/** The first treatments that can be booked from a page are listed beside it. */
const mostBooks = 2

function packEntries(entries: SearchEntry[]): NamedEntry[] {
  const placeOf = new Map(entries.map(({ id }, place) => [id, place]))
  return entries.map(({ title, path, kind, names, books }) => {
    const places = books.flatMap((id) => placeOf.get(id) ?? []).slice(0, mostBooks)
    const entry = [title, path, resultKinds.indexOf(kind), names.join('|')] as const
    return places.length > 0 ? [...entry, places] : [...entry]
  })
}
