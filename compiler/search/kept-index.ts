import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#domain/locale.ts'
import type { IndexFiles } from '#search/index-files.ts'
import type { ComposedSite } from '../compose/compose-site.ts'
import { contentHash } from '../output/hash.ts'
import { listEntries } from './list-entries.ts'
import { makeIndex } from './make-index.ts'

/**
 * Makes the index of a language, or takes it from the build before if nothing it is made of has changed: an edit of a page in
 * one language leaves the other's index as it was. `code` names the state of the sources.
 */
export function indexKeptIn(folder: string, code: string): (site: ComposedSite, locale: Locale) => IndexFiles {
  return (site, locale) => {
    const { words } = site.search
    const entries = listEntries(site, locale, words)
    const key = code + contentHash(JSON.stringify([entries, words, site.rules.signs]))
    const file = join(folder, `index-${locale}.json`)
    const kept = readKept(file)
    if (kept?.key === key) return kept.index
    const index = makeIndex(locale, entries, words, site.rules.signs)
    writeFileSync(file, JSON.stringify({ key, index }))
    return index
  }
}

/** Undefined if it is missing, or was left half written by a build that was stopped. */
function readKept(file: string): { key: string; index: IndexFiles } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return
  }
}
