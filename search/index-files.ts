/**
 * The search index of one language, made by the compiler and read by the browser and the server alike. Three files, so
 * that the first results need only the first; entries have the same order in all of them.
 */

/** Title, path, place of the kind in resultKinds, further names separated by '|', and places of entries to book from it. */
export type NamedEntry = [title: string, path: string, kind: number, names: string, books?: number[]]

/** Titles and names: enough for the first results. */
export interface NamesFile {
  entries: NamedEntry[]
  /** Words that mean the same, as stems; found for each other. */
  synonyms: string[][]
  /** Sets of word beginnings, folded; all of one set in the words of a search call for the emergency card. */
  emergency: string[]
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
