import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Country, type Locale, resolveText } from '#domain/market/locale.ts'
import { bookingKinds } from '#domain/site/page-kinds.ts'
import { appDataAddress, pageDataAddress, sharedDataAddress } from '#domain/site/site-addresses.ts'
import type { DirectoryPageFile, NoticeFile, SiteManifest } from '#domain/site/site-manifest.ts'
import type { AppFile } from '#page-data/shared.ts'
import { contentHash } from '#releases/content-hash.ts'
import { readCurrent } from '#releases/current.ts'
import { placeOf, type ReleasePlace, releasesFolder } from '#releases/layout.ts'
import { addRelease, makeCurrent } from '#releases/publish.ts'
import { readManifestIfWhole, readReleaseInfo } from '#releases/release-info.ts'
import { tidyReleases } from '#releases/tidy.ts'
import type * as Prerender from '#site/prerender.tsx'
import { keepInFolder } from '../compose/checked-pages.ts'
import { type ComposedSite, composeSite } from '../compose/compose-site.ts'
import { readDemo } from '../read/facts.ts'
import { indexKeptIn } from '../search/kept-index.ts'
import { lockBuilds } from './build-lock.ts'
import { type BuildOptions, readBuildState } from './build-state.ts'
import type { Bundle } from './bundle/bundle-parts.ts'
import { loadBundle } from './bundle/cached-bundle.ts'
import { type EarlierRelease, FileStore } from './files/file-store.ts'
import { hashCompiler } from './files/hash-compiler.ts'
import { robots, sitemap } from './pages/crawler-files.ts'
import { cspHash } from './pages/csp-hash.ts'
import { addSearch, makePages, type PageFiles } from './pages/page-files.ts'
import { importPrerender } from './pages/prerender.ts'
import { createRenderer } from './pages/renderer.ts'
import { artKeptIn } from './pictures/kept-art.ts'
import { putDrawings, putPngs } from './pictures/pictures.ts'
import type { Progress } from './progress.ts'
import { type BuildSummary, summarize } from './summary.ts'

/** Builds the whole site as a new release and makes it current; only rebuilds what has changed. */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<BuildSummary> {
  const unlock = await lockBuilds(options.dist, (holder) => progress(`waiting for another build (${holder})`))
  const draft = startDraft(options.dist)
  try {
    return await buildRelease(options, draft, progress)
  } finally {
    rmSync(draft.folder, { recursive: true, force: true })
    unlock()
  }
}

async function buildRelease(options: BuildOptions, draft: ReleasePlace, progress: Progress): Promise<BuildSummary> {
  const started = performance.now()
  const { dist, cache, country, siteUrl } = options
  const { code, state } = readBuildState(options)
  const compiler = hashCompiler()
  mkdirSync(cache, { recursive: true })

  progress('reading content and bundling code')
  const [{ bundle, compressed }, { site, demo }] = await Promise.all([
    loadBundle(cache, code),
    readContent(options, compiler),
  ])
  const prerender = await importPrerender(bundle.prerenderFile)
  const store = new FileStore(draft, findEarlier(dist, compiler))
  const prerenderHash = contentHash(readFileSync(bundle.prerenderFile))
  const artist = artKeptIn(cache, prerenderHash)
  const context = { prerender, site, store, country, compiler, artist }
  const pngs = putPngs(context, cache)
  const artBase = putDrawings(context)
  artist.keep()
  const notices = renderNotices(site, country, prerender)
  // Pages only have the styles of notices where there are any.
  const codeHash = hashRendering(bundle, prerenderHash) + (notices.length > 0 ? ' notices' : '')
  const setup = { country, artBase, siteUrl, startFiles: bundle.startFiles, codeHash }
  const sitePages = makePages(site, setup)
  const { pages, shared } = sitePages
  const booking = pages.filter(({ page }) => bookingKinds.has(page.kind)).map(({ page }) => page.path)
  for (const [address, data] of Object.entries(bundle.files))
    store.put(address, contentHash(data), () => ({ data, br: compressed[address] }))
  putStaticFiles(store, bundle, sitemap(site, siteUrl), siteUrl, booking)
  for (const [hash, { json }] of shared) putData(store, hash, json)
  for (const { page } of pages) {
    store.put(pageDataAddress(page.path), page.version, () => JSON.stringify(page))
    store.put(page.path, page.version, () => render(page))
  }
  const files = await besides(store.reuseUnchanged(), () =>
    addSearch(sitePages, site, setup, indexKeptIn(cache, compiler)),
  )
  for (const [hash, json] of files.index) putData(store, hash, json)
  // Pages are rendered when they are written, below.
  const render = createRenderer({ prerender, siteUrl, bundle, facts: site.facts, app: files.app, shared, notices })
  const rest: Omit<SiteManifest, 'build' | 'files'> = {
    compiler,
    scripts: [
      bundle.inlineScript,
      ...new Set(Object.values(prerender.earlyScripts)),
      ...(notices.length > 0 ? [prerender.noticeScript] : []),
    ].map(cspHash),
    notices,
    aliases: aliasesOf(files),
    search: files.search,
    directories: listDirectories(site, files),
  }
  // Of everything in the release: a release with the same name is already there, and the draft is dropped.
  const build = contentHash(JSON.stringify([store.keys, rest, site.facts, demo]))
  const app = JSON.stringify({ build, ...files.app } satisfies AppFile)
  store.put(appDataAddress, build, () => app)
  await Promise.all([store.writeAll(progress), pngs])
  await store.writeAll(progress)

  const manifest: SiteManifest = { build, ...rest, files: store.files }
  const write = (name: string, data: object) => writeFileSync(join(draft.folder, name), JSON.stringify(data))
  write('manifest.json', manifest)
  write('facts.json', site.facts)
  if (demo) write('demo.json', demo)
  progress('publishing the release')
  const now = Date.now()
  addRelease(draft, {
    build,
    madeAt: new Date(now).toISOString(),
    pages: files.pages.length,
    country,
    builtFrom: state,
  })
  progress('making the release current')
  makeCurrent(dist, build, now)
  progress('removing old releases')
  tidyReleases(dist, now)
  return summarize({ build, files, store, overdueReviews: site.overdueReviews }, performance.now() - started)
}

/** Rendered here, because a server has no templates; which of them is shown today it judges for every request. */
function renderNotices({ notices, shared }: ComposedSite, country: Country, prerender: typeof Prerender): NoticeFile[] {
  return notices.map(({ from, to, text }) => {
    const render = (locale: Locale) =>
      prerender.renderNotice(resolveText(text, locale, country), shared[locale].messages.site)
    return { from, to, html: { no: render('no'), en: render('en') } }
  })
}

/** A folder that no server reads, on the same file system as the releases. */
function startDraft(dist: string): ReleasePlace {
  const folder = join(releasesFolder(dist), `.draft-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  return { dist, folder }
}

/** The current release, whose unchanged files are reused; not one by another compiler, which may write the same inputs differently. */
function findEarlier(dist: string, compiler: string): EarlierRelease | undefined {
  const current = readCurrent(dist)
  if (current === undefined) return
  const place = placeOf(dist, current)
  if (!readReleaseInfo(place)) return
  const manifest = readManifestIfWhole(place)
  return manifest?.compiler === compiler ? { place, files: manifest.files } : undefined
}

/** Pages depend on files of the bundle by their names, which contain a hash, and not on the service worker. */
function hashRendering({ files, serviceWorker, prerenderFile, ...inPages }: Bundle, prerenderHash: string): string {
  return contentHash(JSON.stringify([prerenderHash, inPages, Object.keys(files)]))
}

async function readContent({ content, cache, country, today }: BuildOptions, compiler: string) {
  const known = keepInFolder(join(cache, 'pages'), compiler)
  const site = composeSite(content, country, today, known)
  known.tidy()
  return { site, demo: readDemo(content) }
}

/** Works while a task of another thread runs, and waits for it even after a failure: nothing may be written into a folder that is being removed. */
async function besides<T>(task: Promise<void>, work: () => T): Promise<T> {
  try {
    return work()
  } finally {
    await task
  }
}

function putData(store: FileStore, hash: string, json: string) {
  store.put(sharedDataAddress(hash), contentHash(json), () => json)
}

function putStaticFiles(store: FileStore, bundle: Bundle, map: string, siteUrl: string, booking: string[]) {
  const put = (address: string, data: string) => store.put(address, contentHash(data), () => data)
  put('/sw.js', `self.bookingPaths=${JSON.stringify(booking)};${bundle.serviceWorker}`)
  put('/sitemap.xml', map)
  put('/robots.txt', robots(siteUrl))
}

/** The pages whose lists the server filters for visitors without JavaScript. */
function listDirectories({ shared }: ComposedSite, { pages }: PageFiles): Record<string, DirectoryPageFile> {
  return Object.fromEntries(
    pages.flatMap(({ page: { kind, path, locale, data } }) => {
      if (kind !== 'directory') return []
      return [[path, { locale, professions: data.professions, booking: shared[locale].navigation.paths.booking }]]
    }),
  )
}

/** Other addresses of a page answer with its files. */
function aliasesOf(files: PageFiles): Record<string, string> {
  return Object.fromEntries(
    files.pages.flatMap(({ page, composed }) => {
      if (page.locale !== 'en') return []
      return composed.node.aliases.flatMap((alias) => [
        [alias, page.path],
        [pageDataAddress(alias), pageDataAddress(page.path)],
      ])
    }),
  )
}
