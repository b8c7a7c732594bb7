import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appDataAddress, pageDataAddress, sharedDataAddress } from '#domain/site-addresses.ts'
import { composeSite } from '../compose/compose-site.ts'
import { readDemo } from '../facts.ts'
import { type BuildOptions, readBuildState } from './build-state.ts'
import { type Bundle, loadBundle } from './cached-bundle.ts'
import { robots, sitemap } from './crawler-files.ts'
import { FileStore } from './file-store.ts'
import { contentHash, cspHash } from './hash.ts'
import { makePageFiles, type PageFiles } from './page-files.ts'
import { putDrawings, putPngs } from './pictures.ts'
import { importPrerender } from './prerender.ts'
import type { Progress } from './progress.ts'
import { type BuildSummary, summarize } from './summary.ts'

/** Builds the whole site, doing again only what has changed. */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<BuildSummary> {
  const started = performance.now()
  const { dist, cache, country, siteUrl } = options
  const { code, state, file: stateFile } = readBuildState(options)
  mkdirSync(cache, { recursive: true })

  progress('reading content and bundling code')
  const [bundle, { site, demo }] = await Promise.all([loadBundle(cache, code), readContent(options)])
  const prerender = await importPrerender(bundle.prerenderFile)
  const store = new FileStore(dist)
  const context = { prerender, site, store, country }
  const artBase = putDrawings(context)
  const codeHash = contentHash(
    readFileSync(bundle.prerenderFile, 'utf8') +
      JSON.stringify(bundle.files) +
      bundle.css +
      bundle.bookingCss +
      bundle.inlineScript,
  )
  const files = makePageFiles(site, country, artBase, codeHash)
  putData(store, files)
  for (const { page, json } of files.pages) {
    // Everything that its HTML is made of is in these: its own data, what it shares, the code, the addresses.
    const key = contentHash(codeHash + json + siteUrl + page.sharedData.join() + artBase)
    store.put(page.path, key, () => ({ json }))
  }
  writeStaticFiles(store, bundle, sitemap(site, siteUrl), siteUrl)
  const setup = {
    siteUrl,
    bundle: withoutFiles(bundle),
    facts: site.facts,
    app: files.app,
    shared: new Map([...files.shared].map(([hash, { file }]) => [hash, file])),
  }
  await Promise.all([store.render(setup, progress), putPngs(context)])
  await store.render(setup, progress)
  await store.finish({
    build: files.app.build,
    scripts: [cspHash(bundle.inlineScript)],
    aliases: aliasesOf(files),
  })
  writeAtomically(join(dist, 'facts.json'), JSON.stringify(site.facts))
  if (demo) writeAtomically(join(dist, 'demo.json'), JSON.stringify(demo))
  writeFileSync(stateFile, state)
  return summarize(files, store, performance.now() - started)
}

async function readContent({ content, country, today }: BuildOptions) {
  return { site: composeSite(content, country, today), demo: readDemo(content) }
}

/** Only what pages reference; render threads do not need the file contents. */
function withoutFiles({ files: _, serviceWorker: __, ...rest }: Bundle) {
  return rest
}

function putData(store: FileStore, files: PageFiles) {
  const put = (address: string, json: string) => store.put(address, contentHash(json), () => json)
  put(appDataAddress, JSON.stringify(files.app))
  for (const [hash, { json }] of files.shared) put(sharedDataAddress(hash), json)
  for (const { page, json } of files.pages) put(pageDataAddress(page.path), json)
}

function writeStaticFiles(store: FileStore, bundle: Bundle, map: string, siteUrl: string) {
  const put = (address: string, data: string) => store.put(address, contentHash(data), () => data)
  for (const [address, data] of Object.entries(bundle.files)) put(address, data)
  put('/sw.js', bundle.serviceWorker)
  put('/sitemap.xml', map)
  put('/robots.txt', robots(siteUrl))
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

function writeAtomically(file: string, text: string) {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
