import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#domain/locale.ts'
import { hashParts } from '#releases/content-hash.ts'
import { readIfWhole } from '#releases/read-if-whole.ts'
import type { IndexFiles } from '#search/index-files.ts'
import type { ComposedSite } from '../compose/compose-site.ts'
import { listEntries, type SearchEntry } from './list-entries.ts'
import { makeIndex } from './make-index.ts'

type MakeIndex = (site: ComposedSite, locale: Locale) => IndexFiles

interface KeptIndex {
  key: string
  index: IndexFiles
}

/** Keeps the indexes in a folder for the next build. `code` is a hash of the compiler. */
export function indexKeptIn(folder: string, code: string): MakeIndex {
  const fileOf = (locale: Locale) => join(folder, `index-${locale}.json`)
  return keepIndex(code, {
    read: (locale) => readIfWhole<KeptIndex>(fileOf(locale)),
    write: (locale, kept) => writeFileSync(fileOf(locale), JSON.stringify(kept)),
  })
}

/** Keeps the indexes for the next edit. */
export function indexKeptInMemory(): MakeIndex {
  const indexes = new Map<Locale, KeptIndex>()
  return keepIndex('', { read: (locale) => indexes.get(locale), write: (locale, kept) => indexes.set(locale, kept) })
}

/**
 * Makes the index of a language, or takes the one that was made before if nothing it is made of has changed: an edit of a page
 * in one language leaves the other's index as it was.
 */
function keepIndex(
  code: string,
  indexes: { read: (locale: Locale) => KeptIndex | undefined; write: (locale: Locale, kept: KeptIndex) => void },
): MakeIndex {
  return (site, locale) => {
    const { words } = site.search
    const entries = listEntries(site, locale, words)
    const key = code + hashParts(partsOf(entries, words, site.rules.signs))
    const kept = indexes.read(locale)
    if (kept?.key === key) return kept.index
    const index = makeIndex(locale, entries, words, site.rules.signs)
    indexes.write(locale, { key, index })
    return index
  }
}

/** Everything an index is made of, one entry at a time. */
function* partsOf(entries: SearchEntry[], ...others: object[]): Generator<string> {
  for (const part of [...entries, ...others]) yield JSON.stringify(part)
}
