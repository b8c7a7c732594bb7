import { resultKinds } from '#domain/booking/result-kinds.ts'
import type { WarningSigns } from '#domain/facts/warning-sign.ts'
import { type Country, type Language, type Locale, languageOf, locales } from '#domain/market/locale.ts'
import { type EmergencyWords, helpCards, type IndexFiles, type NamedEntry } from '#search/index-files.ts'
import { splitWords, wordFormsOf } from '#search/word-forms.ts'
import { chooseTerms } from './choose-terms.ts'
import type { SearchEntry } from './list-entries.ts'
import type { SearchWords } from './search-words.ts'
import { countWords, type WordCounts } from './word-counts.ts'

/** Takes what is known about a text, or counts its words. */
export type KnownCounts = (text: string, count: () => WordCounts) => WordCounts

/** Packs the entries of one language into the index files for browser and server. */
export function makeIndex(
  { locale, country }: { locale: Locale; country: Country },
  entries: SearchEntry[],
  words: SearchWords,
  signs: WarningSigns,
  known: KnownCounts = (_, count) => count(),
): IndexFiles {
  const language = languageOf(locale, country)
  const forms = wordFormsOf(language)
  const texts = entries.map(({ title, names, text }) => ({
    words: known(text, () => countWords(forms.stemsOf(text))),
    names: new Set([title, ...names].flatMap(forms.stemsOf)),
  }))
  return {
    names: {
      language,
      entries: packEntries(entries),
      synonyms: words.words[language].map((group) => [...new Set(group.map((word) => forms.stemsOf(word).join(' ')))]),
      emergency: packEmergencies(country, entries, words, signs),
    },
    terms: { terms: chooseTerms(texts).map((terms) => terms.join(' ')) },
    summaries: { summaries: entries.map(({ summary }) => summary) },
  }
}

/** People in an emergency may type in either language of the market, whatever the language of the page. */
function packEmergencies(
  country: Country,
  entries: SearchEntry[],
  { emergencies: { needs, same, harmless, ordinary } }: SearchWords,
  signs: WarningSigns,
): EmergencyWords {
  const spoken = locales.map((it) => languageOf(it, country))
  const fold = (sets: string[]) => [...new Set(sets.map((set) => splitWords(set).join(' ')))]
  const foldGroups = (groups: string[][]) => groups.map((group) => group.map((word) => splitWords(word).join(' ')))
  const inAll = (words: Record<Language, string[]>) => fold(spoken.flatMap((it) => words[it]))
  const matches = Object.values(signs)
    .filter(({ level }) => level === 'emergency')
    // Signs are not matched in Swedish: emergency.yaml has all of them.
    .flatMap(({ match }) => spoken.flatMap((it) => (it === 'sv' ? [] : match[it])))
  const placeOf = new Map(entries.map(({ id }, place) => [id, place]))
  return {
    needs: helpCards.flatMap((card) => [
      // A sign that tells of poison gets the card for it, and every sign comes before what is only urgent.
      ...(card === 'urgent' ? [{ card: 'emergency' as const, sets: fold(matches), whole: [], pages: [] }] : []),
      ...Object.values(needs)
        .filter((it) => it.card === card)
        .map(({ pages, whole, card: _, ...sets }) => ({
          card,
          sets: inAll(sets),
          whole: fold(whole),
          pages: pages.flatMap((id) => placeOf.get(id) ?? []),
        })),
    ]),
    same: foldGroups(spoken.flatMap((it) => same[it])),
    harmless: foldGroups(spoken.flatMap((it) => harmless[it])),
    ordinary: inAll(ordinary),
  }
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
