import { appDataAddress, pageDataAddress, sharedDataAddress } from '#domain/site/site-addresses.ts'
import type { PageData } from '#page-data/pages.ts'
import type { AppData, SharedData, SharedFile } from '#page-data/shared.ts'

/** Everything one page is rendered from. */
export interface LoadedPage {
  app: AppData
  page: PageData
  shared: SharedData
}

/** Reads one JSON file of /page-data. */
export type GetJson = (address: string) => Promise<unknown>

/** Fetches all files that a page needs; those that it shares with others are named in its own. */
export async function loadPage(path: string, get: GetJson): Promise<LoadedPage> {
  const [app, page] = (await Promise.all([get(appDataAddress), get(pageDataAddress(path))])) as [AppData, PageData]
  const files = (await Promise.all(page.sharedData.map((hash) => get(sharedDataAddress(hash))))) as SharedFile[]
  return { app, page, shared: assembleShared(files) }
}

function assembleShared(files: SharedFile[]): SharedData {
  return Object.fromEntries(files.map((file) => [file.name, file.data])) as unknown as SharedData
}
