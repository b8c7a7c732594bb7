import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Facts } from '#domain/facts/facts.ts'
import { type Country, type Language, locales } from '#domain/market/locale.ts'
import { messagesFor } from '#messages/messages.ts'
import { contentHash } from '#releases/content-hash.ts'
import { hashFiles } from '../output/files/hash-files.ts'
import { pageFolders } from '../read/read-pages.ts'
import { listNamedFacts } from '../safety/named-facts.ts'
import type { SiteMap } from './site-map.ts'

const languages: Language[] = ['no', 'en', 'sv']

/** Of all content but the pages themselves. Taken before anything is read: what somebody saves meanwhile belongs to the next time. */
export function hashSharedFiles(contentFolder: string): string {
  const shared = readdirSync(contentFolder).filter((name) => !pageFolders.some(({ folder }) => folder === name))
  return hashFiles(shared.map((name) => join(contentFolder, name)))
}

interface PageContext {
  /** The hash of the files that all pages share. */
  shared: string
  facts: Facts
  country: Country
  nodes: SiteMap
}

/** Covers everything that the text of a page may refer to or is checked by, apart from the code. */
export function hashContext({ shared, facts, country, nodes }: PageContext): string {
  const paths = [...nodes].map(([id, node]) => [id, node.kind, node.in.no.path, node.in.en.path])
  const words = locales.map((locale) => [
    messagesFor(locale, country).price,
    languages.map((language) => Object.entries(listNamedFacts(facts, { locale, language, country })).map(nameAndText)),
  ])
  return contentHash(JSON.stringify([country, shared, paths, words]))
}

const nameAndText = ([name, { text }]: [string, { text: string }]) => [name, text]
