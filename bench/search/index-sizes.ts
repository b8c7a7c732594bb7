import { brotliCompressSync } from 'node:zlib'
import type { ComposedSite } from '#compiler/compose/compose-site.ts'
import { listEntries } from '#compiler/search/list-entries.ts'
import { makeIndex } from '#compiler/search/make-index.ts'
import { type Locale, locales } from '#domain/market/locale.ts'
import type { IndexFiles } from '#search/index-files.ts'
import { growEntries } from './grow-entries.ts'

/** Compressed bytes of the index of a site with as many pages in each language. */
export interface IndexSizes {
  /** What the first results need, in the larger of the languages. */
  first: number
  /** All files of all languages. */
  all: number
}

export function growIndex(site: ComposedSite, locale: Locale, pages: number): IndexFiles {
  const { words } = site.search
  const entries = growEntries(listEntries(site, locale, words), pages)
  return makeIndex({ locale, country: site.country }, entries, words, site.rules.signs)
}

export function measureIndex(site: ComposedSite, pages: number): IndexSizes {
  const indexes = locales.map((locale) => growIndex(site, locale, pages))
  return {
    first: Math.max(...indexes.map(({ names }) => sizeOf(names))),
    all: indexes.flatMap((files) => Object.values(files).map(sizeOf)).reduce((sum, size) => sum + size, 0),
  }
}

const sizeOf = (data: unknown) => brotliCompressSync(JSON.stringify(data)).length
