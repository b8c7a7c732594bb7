import { isStaffPage } from '#domain/site/site-addresses.ts'
import { readCurrent } from '#releases/current.ts'
import { placeOf } from '#releases/layout.ts'
import { readManifest } from '#releases/release-info.ts'

/** A page as a visitor's browser gets it. */
export interface ServedPage {
  path: string
  html: string
}

/** The pages of the release that is current, without the console, as the server at `origin` sends them. */
export async function fetchPages(origin: string): Promise<ServedPage[]> {
  const { files } = readManifest(placeOf('dist', readCurrent('dist')!))
  const paths = Object.keys(files).filter((path) => path.endsWith('/') && !isStaffPage(path))
  const pages: ServedPage[] = []
  for (const path of paths) pages.push({ path, html: await (await fetch(origin + path)).text() })
  return pages
}
