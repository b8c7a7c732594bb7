import { type Country, type Locale, locales } from '#domain/market/locale.ts'
import type { PageKind } from '#domain/site/page-kinds.ts'
import { sharedDataAddress } from '#domain/site/site-addresses.ts'
import type { SearchFiles } from '#domain/site/site-manifest.ts'
import { toolMessagesFor } from '#messages/tools/messages.ts'
import type { PageData } from '#page-data/pages.ts'
import type { AppData, SharedData, SharedFile, SharedName } from '#page-data/shared.ts'
import { contentHash } from '#releases/content-hash.ts'
import { indexNames } from '#search/index-files.ts'
import type { ComposedSite } from '../../compose/compose-site.ts'
import type { ComposedPage } from '../../compose/composed-page.ts'
import { findThirdPartyPages } from '../../compose/third-party-pages.ts'
import { indexOfSite } from '../../search/index-of-site.ts'
import { fillArtFolder } from '../../text/art-folder.ts'

/** What every page needs; the directory is large and only some kinds show it. */
const always: SharedName[] = ['messages', 'navigation', 'company', 'clinics', 'catalogue']
const alsoFor: Partial<Record<PageKind, SharedName[]>> = {
  directory: ['practitioners'],
  booking: ['team', 'wizard', 'apps'],
  booked: ['team', 'wizard'],
  manage: ['team', 'wizard'],
  absence: ['team', 'wizard'],
  offer: ['team', 'wizard'],
  'visit-question': ['team', 'wizard'],
  'waiting-list': ['team', 'wizard'],
  order: ['team', 'wizard'],
  kiosk: ['team', 'wizard', 'apps'],
}

/** The JSON of pages: the data of each, and what they share. */
export interface SitePages {
  /** By hash. */
  shared: Map<string, { file: SharedFile; json: string }>
  /** Hashes of the shared data of the whole site. */
  hashes: Record<Locale, Record<SharedName, string>>
  pages: { page: PageData; composed: ComposedPage }[]
  /** Data of the whole site as pages are rendered with it: without the search index, which no page depends on. */
  app: AppData
}

/** The JSON of the site: that of its pages, and the search index, which `app` now names. */
export interface PageFiles extends SitePages {
  /** The files of the search index by hash. */
  index: Map<string, string>
  search: Record<Locale, SearchFiles>
}

export interface PageFilesSetup {
  country: Country
  artBase: string
  siteUrl: string
  /** Of everything that renders pages: with another one, all of them are rendered again. */
  codeHash: string
  /** Code and styles that pages of a kind name. */
  startFiles?: Partial<Record<PageKind, string[]>>
}

export function makePageFiles(site: ComposedSite, setup: PageFilesSetup, makeIndex = indexOfSite): PageFiles {
  return addSearch(makePages(site, setup), site, makeIndex)
}

/** The pages, which do not depend on the search index: they can be stored while it is made. */
export function makePages(site: ComposedSite, setup: PageFilesSetup): SitePages {
  const { country, artBase, siteUrl, codeHash } = setup
  const shared: SitePages['shared'] = new Map()
  const share = (file: SharedFile) => {
    const json = JSON.stringify(file)
    const hash = contentHash(json)
    shared.set(hash, { file, json })
    return hash
  }
  const hashes = {} as Record<Locale, Record<SharedName, string>>
  for (const [locale, data] of Object.entries(site.shared) as [Locale, SharedData][]) {
    const names = Object.keys(data) as SharedName[]
    hashes[locale] = Object.fromEntries(
      names.map((name) => [name, share({ name, locale, data: data[name] } as SharedFile)]),
    ) as Record<SharedName, string>
  }
  const mayHaveThirdParties = findThirdPartyPages(site.pages.map(({ node }) => node))
  const pages = site.pages.map((composed) => {
    const { node, locale, language, data } = composed
    const content = {
      path: node.in[locale].path,
      kind: node.kind,
      locale,
      language,
      localizedPaths: { no: node.in.no.path, en: node.in.en.path },
      sharedData: [
        ...[...always, ...(alsoFor[node.kind] ?? [])].map((name) => hashes[locale][name]),
        ...('tool' in data ? [share({ name: 'toolWords', locale, data: toolMessagesFor(data.tool, locale) })] : []),
      ],
      thirdParties: mayHaveThirdParties(node) || undefined,
      startFiles: setup.startFiles?.[node.kind],
      data: fillArtFolder(data, artBase),
    }
    // Covers everything the HTML is rendered from: the page's data, hashes of shared data, the code and the addresses.
    const version = contentHash(JSON.stringify(content) + codeHash + siteUrl + artBase)
    return { page: { version, ...content } as PageData, composed }
  })
  const named = Object.entries(hashes).flatMap(([locale, names]) =>
    Object.entries(names).map(([name, hash]) => [`${name}-${locale}`, hash]),
  )
  const app: AppData = { country, locales: ['no', 'en'], sharedData: Object.fromEntries(named), artBase }
  return { shared, hashes, pages, app }
}

export function addSearch(sitePages: SitePages, site: ComposedSite, makeIndex: typeof indexOfSite): PageFiles {
  const { hashes, app } = sitePages
  const index: PageFiles['index'] = new Map()
  const search = {} as PageFiles['search']
  const indexHashes: Record<string, string> = {}
  for (const locale of locales) {
    const files = makeIndex(site, locale)
    const put = (name: keyof typeof files) => {
      const json = JSON.stringify(files[name])
      const hash = contentHash(json)
      index.set(hash, json)
      indexHashes[`${indexNames[name]}-${locale}`] = hash
      return sharedDataAddress(hash)
    }
    search[locale] = {
      page: site.shared[locale].navigation.paths.search,
      names: put('names'),
      terms: put('terms'),
      summaries: put('summaries'),
      messages: sharedDataAddress(hashes[locale].messages),
    }
  }
  return { ...sitePages, app: { ...app, sharedData: { ...app.sharedData, ...indexHashes } }, index, search }
}
