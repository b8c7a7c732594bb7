import { type Locale, locales, resolveText } from '#domain/market/locale.ts'
import { bookingKinds } from '#domain/site/page-kinds.ts'
import { pageDataAddress, sharedDataAddress, staffPages } from '#domain/site/site-addresses.ts'
import type { NoticeFile } from '#domain/site/site-manifest.ts'
import { contentHash } from '#releases/content-hash.ts'
import { indexKeptIn } from '../search/kept-index.ts'
import type { BuildOptions } from './build-state.ts'
import type { Bundle } from './bundle/bundle-parts.ts'
import type { FileStore } from './files/file-store.ts'
import { robots, sitemap } from './pages/crawler-files.ts'
import { addSearch, makePages, type PageFiles } from './pages/page-files.ts'
import { createRenderer } from './pages/renderer.ts'
import { renderStaffPage } from './pages/staff-page.ts'
import type { BuildInputs } from './read-inputs.ts'

/** The pages and data of a release, and what its server puts into pages later. */
export interface PlannedFiles {
  files: PageFiles
  notices: NoticeFile[]
}

/**
 * Adds every file of a release to the store, apart from its pictures. Pages are rendered when they are written. Files that have not changed since the
 * earlier release are reused while the search index is made.
 */
export async function planFiles(
  inputs: BuildInputs,
  { cache, country, siteUrl }: BuildOptions,
  artBase: string,
  store: FileStore,
): Promise<PlannedFiles> {
  const { site, bundle, compressed, prerender, compiler } = inputs
  const notices = renderNotices(inputs)
  const setup = { country, artBase, siteUrl, startFiles: bundle.startFiles, codeHash: hashRendering(inputs, notices) }
  const sitePages = makePages(site, setup)
  const { pages, shared, app } = sitePages
  const render = createRenderer({ prerender, siteUrl, bundle, facts: site.facts, app, shared, notices })
  const put = (address: string, data: string) => store.put(address, contentHash(data), () => data)
  for (const [address, data] of Object.entries(bundle.files))
    store.put(address, contentHash(data), () => ({ data, br: compressed[address] }))
  const booking = pages.filter(({ page }) => bookingKinds.has(page.kind)).map(({ page }) => page.path)
  put(
    '/sw.js',
    `self.bookingPaths=${JSON.stringify([...booking, ...Object.values(staffPages)])};${bundle.serviceWorker}`,
  )
  put('/sitemap.xml', sitemap(site, siteUrl))
  put('/robots.txt', robots(siteUrl))
  for (const [hash, { json }] of shared) put(sharedDataAddress(hash), json)
  for (const locale of locales) {
    const html = renderStaffPage(locale, country, bundle.staff)
    store.put(staffPages[locale], contentHash(html), () => ({ html }))
  }
  for (const { page } of pages) {
    store.put(pageDataAddress(page.path), page.version, () => JSON.stringify(page))
    store.put(page.path, page.version, () => render(page))
  }
  const files = await besides(store.reuseUnchanged(), () => addSearch(sitePages, site, indexKeptIn(cache, compiler)))
  for (const [hash, json] of files.index) put(sharedDataAddress(hash), json)
  return { files, notices }
}

/** Rendered here, because a server has no templates; which of them is shown today it judges for every request. */
function renderNotices({ site: { notices, shared, country }, prerender }: BuildInputs): NoticeFile[] {
  return notices.map(({ from, to, text }) => {
    const render = (locale: Locale) =>
      prerender.renderNotice(resolveText(text, locale, country), shared[locale].messages.site)
    return { from, to, html: { no: render('no'), en: render('en') } }
  })
}

/** Of everything that renders pages. They only have the styles of notices where there are any. */
function hashRendering({ bundle, prerenderHash }: BuildInputs, notices: NoticeFile[]): string {
  return hashBundle(bundle, prerenderHash) + (notices.length > 0 ? ' notices' : '')
}

/** Pages depend on files of the bundle by their names, which contain a hash, and not on the service worker or the console. */
function hashBundle({ files, serviceWorker, staff, prerenderFile, ...inPages }: Bundle, prerenderHash: string): string {
  return contentHash(JSON.stringify([prerenderHash, inPages, Object.keys(files)]))
}

/** Works while a task of another thread runs, and waits for it even after a failure: nothing may be written into a folder that is being removed. */
async function besides<T>(task: Promise<void>, work: () => T): Promise<T> {
  try {
    return work()
  } finally {
    await task
  }
}
