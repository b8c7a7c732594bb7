import type { AppData, PageData, SharedData, SharedFile } from '#compiler/page-data.ts'

/** Everything one page is rendered from. */
export interface LoadedPage {
  app: AppData
  page: PageData
  shared: SharedData
}

/** Reads one JSON file of /page-data: a cached fetch in the browser, a map in the compiler. */
export type GetJson = (address: string) => Promise<unknown>

/** '/en/faq/' → '/page-data/en/faq/page-data.json'; '/' is 'index', and '/no/…' is the Norwegian page of the same name. */
export function pageDataAddress(path: string): string {
  const key = path.replace(/^\/no(?=\/)/, '').replace(/^\/|\/$/g, '')
  return `/page-data/${key || 'index'}/page-data.json`
}

export const appDataAddress = '/page-data/app-data.json'
export const sharedDataAddress = (hash: string) => `/page-data/sq/d/${hash}.json`

/** Knows which files make a page. The browser and the compiler both come through here. */
export async function loadPage(path: string, get: GetJson): Promise<LoadedPage> {
  const [app, page] = (await Promise.all([get(appDataAddress), get(pageDataAddress(path))])) as [AppData, PageData]
  const files = (await Promise.all(page.sharedData.map((hash) => get(sharedDataAddress(hash))))) as SharedFile[]
  return { app, page, shared: assembleShared(files) }
}

export function assembleShared(files: SharedFile[]): SharedData {
  return Object.fromEntries(files.map((file) => [file.name, file.data])) as unknown as SharedData
}
