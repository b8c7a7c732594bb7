import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#domain/market/locale.ts'
import { contentHash, hashParts } from '#releases/content-hash.ts'
import { readIfWhole } from '#releases/read-if-whole.ts'
import type { IndexFiles } from '#search/index-files.ts'
import type { ComposedSite } from '../compose/compose-site.ts'
import { listEntries, type SearchEntry } from './list-entries.ts'
import { makeIndex } from './make-index.ts'
import type { WordCounts } from './word-counts.ts'

type MakeIndex = (site: ComposedSite, locale: Locale) => IndexFiles

interface KeptIndex {
  key: string
  index: IndexFiles
}

/** The words of the texts of an index, by a hash of the text: most texts are the same the next time. */
interface KeptWords {
  code: string
  texts: Record<string, WordCounts>
}

/** Where indexes are kept. The words are in a file of their own, which is read only if an index has to be made again. */
interface IndexStore {
  readIndex(locale: Locale): KeptIndex | undefined
  readWords(locale: Locale): KeptWords | undefined
  write(locale: Locale, index: KeptIndex, words: KeptWords): void
}

/** Keeps the indexes in a folder for the next build. `code` is a hash of the compiler. */
export function indexKeptIn(folder: string, code: string): MakeIndex {
  const fileOf = (what: 'index' | 'words', locale: Locale) => join(folder, `${what}-${locale}.json`)
  return keepIndex(code, {
    readIndex: (locale) => readIfWhole<KeptIndex>(fileOf('index', locale)),
    readWords: (locale) => readIfWhole<KeptWords>(fileOf('words', locale)),
    write(locale, index, words) {
      writeFileSync(fileOf('index', locale), JSON.stringify(index))
      writeFileSync(fileOf('words', locale), JSON.stringify(words))
    },
  })
}

/** Keeps the indexes for the next edit. */
export function indexKeptInMemory(): MakeIndex {
  const kept = new Map<Locale, { index: KeptIndex; words: KeptWords }>()
  return keepIndex('', {
    readIndex: (locale) => kept.get(locale)?.index,
    readWords: (locale) => kept.get(locale)?.words,
    write: (locale, index, words) => kept.set(locale, { index, words }),
  })
}

/**
 * Makes the index of a language, or takes the one that was made before if nothing it is made of has changed: an edit of a page
 * in one language leaves the other's index as it was, and needs the words of one text.
 */
function keepIndex(code: string, store: IndexStore): MakeIndex {
  return (site, locale) => {
    const { words } = site.search
    const entries = listEntries(site, locale, words)
    const key = code + hashParts(partsOf(entries, words, site.rules.signs, { country: site.country }))
    const kept = store.readIndex(locale)
    if (kept?.key === key) return kept.index
    const before = store.readWords(locale)
    const known = before?.code === code ? before.texts : {}
    const texts: KeptWords['texts'] = {}
    const index = makeIndex({ locale, country: site.country }, entries, words, site.rules.signs, (text, count) => {
      const name = contentHash(text)
      texts[name] = known[name] ?? count()
      return texts[name]
    })
    store.write(locale, { key, index }, { code, texts })
    return index
  }
}

/** Everything an index is made of, one entry at a time. */
function* partsOf(entries: SearchEntry[], ...others: object[]): Generator<string> {
  for (const part of [...entries, ...others]) yield JSON.stringify(part)
}
