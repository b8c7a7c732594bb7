import { type Locale, locales } from '#domain/market/locale.ts'
import { pageDataAddress } from '#domain/site/site-addresses.ts'
import type { SearchFiles } from '#domain/site/site-manifest.ts'
import type { Messages } from '#messages/messages.ts'
import { createSearch, type FoundAnswer, type Search } from '#search/create-search.ts'
import type { NamesFile } from '#search/index-files.ts'
import { chooseNear, renderNearPages, wordsOfAddress } from '#search/near-pages.ts'
import { type ResultsView, renderResults } from '#search/render-results.ts'

/** Reads a JSON file of the site by its address. */
export type ReadJson = (address: string) => unknown

/** Search over one release, by the same code and index as in the browser. */
export interface SiteSearch {
  find(locale: Locale, query: string): FoundAnswer
  /** The language whose results a page shows; undefined for every other page. */
  localeOfPage(path: string): Locale | undefined
  /** Pages near an address that does not exist, as HTML for the 404 page; empty if there are none. */
  renderNear(locale: Locale, path: string): string
  /** The results as HTML for the search page. */
  render(locale: Locale, query: string): string
}

export function createSiteSearch(files: Record<Locale, SearchFiles>, read: ReadJson, phone: string): SiteSearch {
  const made = new Map<Locale, Search>()
  const searchOf = (locale: Locale) => made.get(locale) ?? open(locale)
  // Created on the first search, so that processes start faster.
  const open = (locale: Locale) => {
    const { names, terms, summaries } = files[locale]
    const search = createSearch(read(names) as never)
    search.addTerms(read(terms) as never)
    search.addSummaries(read(summaries) as never)
    made.set(locale, search)
    return search
  }
  const shown = new Map<Locale, Pick<ResultsView, 'language' | 'words' | 'popular'>>()
  // Three files of the release, which are the same for every search.
  const shownIn = (locale: Locale) =>
    shown.getOrInsertComputed(locale, () => ({
      language: (read(files[locale].names) as NamesFile).language,
      words: (read(files[locale].messages) as { data: Messages }).data.search,
      popular: (read(pageDataAddress(files[locale].page)) as { data: Pick<ResultsView, 'popular'> }).data.popular,
    }))
  /** By the last part of the address that finds anything. */
  const findNear = (locale: Locale, path: string) => {
    for (const words of wordsOfAddress(path)) {
      const near = chooseNear(searchOf(locale).find(words).results)
      if (near.length > 0) return near
    }
    return []
  }
  return {
    renderNear(locale, path) {
      const near = findNear(locale, path)
      return near.length > 0 ? renderNearPages(near, shownIn(locale).words) : ''
    },
    find: (locale, query) => searchOf(locale).find(query),
    localeOfPage: (path) => locales.find((locale) => files[locale].page === path),
    render: (locale, query) =>
      renderResults({ query, answer: searchOf(locale).find(query), phone, ...shownIn(locale) }),
  }
}

/** Where there is no site: finds nothing. */
export const emptySearch: SiteSearch = {
  find: () => ({ results: [] }),
  localeOfPage: () => undefined,
  renderNear: () => '',
  render: () => '',
}
