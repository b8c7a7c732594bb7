import type { Language } from '#domain/market/locale.ts'

/**
 * The search index of one language, made by the compiler and read by the browser and the server alike. Three files, so
 * that the first results need only the first; entries have the same order in all of them.
 */

/** Title, path, place of the kind in resultKinds, further names separated by '|', and places of entries to book from it. */
export type NamedEntry = [title: string, path: string, kind: number, names: string, books?: number[]]

/** What stands before the results of somebody who needs help; content/search/emergency.yaml says when which. */
export const helpCards = ['overdose', 'crisis', 'emergency', 'poison', 'urgent'] as const
export type HelpCard = (typeof helpCards)[number]

/** Whether only the pages that help stand under a card: whoever thinks of harming themselves finds nothing else here. */
export const standsAlone = (card: HelpCard) => card === 'crisis' || card === 'overdose'

export interface NeedWords {
  card: HelpCard
  sets: string[]
  /** Searches that tell of the need only when nothing else is typed. */
  whole: string[]
  /** Places of the entries that help. */
  pages: number[]
}

/**
 * What people type in an emergency, in every language of the market; content/search/emergency.yaml says what each part is for. A set is
 * word beginnings separated by spaces, which must all occur in a search.
 */
export interface EmergencyWords {
  needs: NeedWords[]
  /** Words that count as the first one of their group. */
  same: string[][]
  /** A word beginning, and those beside which it is harmless. */
  harmless: string[][]
  /** Words that are never taken for mistyped ones. */
  ordinary: string[]
}

/** Titles and names: enough for the first results. */
export interface NamesFile {
  /** The language of those who search: that of the market. */
  language: Language
  entries: NamedEntry[]
  /** Words that mean the same, as stems; found for each other. */
  synonyms: string[][]
  emergency: EmergencyWords
}

/** The words that tell each entry's text from the others', as stems; '' where the names say it all. */
export interface TermsFile {
  terms: string[]
}

/** What each entry is about, in a sentence. */
export interface SummariesFile {
  summaries: string[]
}

export interface IndexFiles {
  names: NamesFile
  terms: TermsFile
  summaries: SummariesFile
}

/** How the files are named among the shared data of app-data.json, with '-{locale}' behind. */
export const indexNames = { names: 'searchNames', terms: 'searchTerms', summaries: 'searchSummaries' } as const
