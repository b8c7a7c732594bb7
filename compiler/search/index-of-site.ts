import type { Locale } from '#domain/market/locale.ts'
import type { IndexFiles } from '#search/index-files.ts'
import type { ComposedSite } from '../compose/compose-site.ts'
import { listEntries } from './list-entries.ts'
import { makeIndex } from './make-index.ts'

export function indexOfSite(site: ComposedSite, locale: Locale): IndexFiles {
  const { words } = site.search
  return makeIndex({ locale, country: site.country }, listEntries(site, locale, words), words, site.rules.signs)
}
