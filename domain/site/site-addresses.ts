import type { Locale } from '../market/locale.ts'

/** Addresses of the built site: one rule for the compiler, the pages, the server and the service worker. */

export const appDataAddress = '/page-data/app-data.json'

/** '/en/faq/' → '/page-data/en/faq/page-data.json'; '/' is 'index', and '/no/…' is the Norwegian page of the same name. */
export function pageDataAddress(path: string): string {
  return `/page-data/${withoutLocalePrefix(path).replace(/^\/|\/$/g, '') || 'index'}/page-data.json`
}

/** The page that an address of page data belongs to; undefined for any other address. */
export function pageOfDataAddress(address: string): string | undefined {
  const key = /^\/page-data\/(?!sq\/)(.+)\/page-data\.json$/.exec(address)?.[1]
  if (key === undefined) return
  return key === 'index' ? '/' : `/${key}/`
}

/** '/no/…' is another address of the Norwegian page, and of no English one. */
export function withoutLocalePrefix(path: string): string {
  return path.replace(/^\/no\/(?!en(?:\/|$))/, '/')
}

/** The language of a page's address: English under '/en/'. */
export function localeOfAddress(path: string): Locale {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'no'
}

/** The page that says that there is none at an address, or that it failed, in the language of the address. */
export function problemPage(path: string, status: 404 | 500): string {
  return `${localeOfAddress(path) === 'en' ? '/en' : ''}/${status}/`
}

export const sharedDataAddress = (hash: string) => `/page-data/sq/d/${hash}.json`

export function isPageData(address: string): boolean {
  return address.startsWith('/page-data/')
}

/** The file's hash is in its name, so it never changes: browsers cache it for a year, and releases share it. */
export function isImmutable(address: string): boolean {
  return /^\/(?:assets|art|font|page-data\/sq)\//.test(address)
}

/** The file of an address below the folder of a release: pages are kept as index.html. */
export function fileOf(address: string): string {
  return address.endsWith('/') ? `${address}index.html` : address
}

/** The header of page data that says which build it belongs to. */
export const buildHeader = 'x-build'

/** Pages of the tablets in the waiting rooms, in both languages: the only ones that may use the camera. */
export const isKiosk = (address: string) => /^\/(?:en\/)?kiosk\/[^/]+\/$/.test(address)

/** A tablet installs the kiosk of its clinic as an app of its own. */
export const kioskManifest = (clinic: string) => `/kiosk/${clinic}.webmanifest`

/** The staff's console. Which of its screens is shown stands behind a question mark. */
export const staffPages: Record<Locale, string> = { no: '/staff/', en: '/en/staff/' }

export const isStaffPage = (address: string) => Object.values(staffPages).includes(address)
