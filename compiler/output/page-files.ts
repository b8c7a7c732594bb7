import type { Demo } from '#domain/facts/demo.ts'
import type { Country, Locale } from '#domain/locale.ts'
import type { ComposedPage, ComposedSite } from '../compose/compose-site.ts'
import type { AppData, Kind, PageData, SharedData, SharedFile, SharedName } from '../page-data.ts'
import { contentHash } from './hash.ts'

/** What every page needs; the directory is large and only some kinds show it. */
const always: SharedName[] = ['messages', 'navigation', 'company', 'clinics', 'catalogue']
const alsoFor: Partial<Record<Kind, SharedName[]>> = {
  directory: ['practitioners'],
  booking: ['team', 'wizard', 'apps'],
  booked: ['team', 'wizard'],
  manage: ['team', 'wizard'],
  kiosk: ['team', 'wizard', 'apps'],
}

/** The JSON of the site: shared data by hash, app data, and the data of each page. */
export interface PageFiles {
  app: AppData
  /** By hash. */
  shared: Map<string, { file: SharedFile; json: string }>
  pages: { page: PageData; json: string; composed: ComposedPage }[]
}

export interface PageFilesSetup {
  country: Country
  artBase: string
  siteUrl: string
  demo: Demo | undefined
  /** Of everything that renders pages. */
  codeHash: string
}

export function makePageFiles(site: ComposedSite, setup: PageFilesSetup): PageFiles {
  const { country, artBase, siteUrl, codeHash } = setup
  const shared: PageFiles['shared'] = new Map()
  const hashes = {} as Record<Locale, Record<SharedName, string>>
  for (const [locale, data] of Object.entries(site.shared) as [Locale, SharedData][]) {
    hashes[locale] = {} as Record<SharedName, string>
    for (const name of Object.keys(data) as SharedName[]) {
      const file = { name, locale, data: data[name] } as SharedFile
      const json = JSON.stringify(file)
      const hash = contentHash(json)
      shared.set(hash, { file, json })
      hashes[locale][name] = hash
    }
  }
  const pages = site.pages.map((composed) => {
    const { node, locale, language, data } = composed
    const content = {
      path: node.in[locale].path,
      kind: node.kind,
      locale,
      language,
      localizedPaths: { no: node.in.no.path, en: node.in.en.path },
      sharedData: [...always, ...(alsoFor[node.kind] ?? [])].map((name) => hashes[locale][name]),
      data,
    }
    // Covers everything the HTML is rendered from: the page's data, hashes of shared data, the code and the addresses.
    const version = contentHash(JSON.stringify(content) + codeHash + siteUrl + artBase)
    const page = { version, ...content } as PageData
    return { page, json: JSON.stringify(page), composed }
  })
  const named = Object.fromEntries([...shared].map(([hash, { file }]) => [`${file.name}-${file.locale}`, hash]))
  const versions = pages.map(({ page }) => page.version)
  const build = contentHash(JSON.stringify([setup, site.facts, [...shared.keys()], versions]))
  return { app: { build, country, locales: ['no', 'en'], sharedData: named, artBase }, shared, pages }
}
