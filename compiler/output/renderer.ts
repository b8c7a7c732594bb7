import { readFileSync } from 'node:fs'
import { exampleDirectory } from '#directory/example-directory.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { StoredFile } from '#domain/site-manifest.ts'
import type { ReleasePlace } from '#releases/layout.ts'
import { exampleResults } from '#search/example-results.ts'
import { textFont } from '#ui/font/brand-font.ts'
import { type Kind, type PageData, thirdPartyKinds } from '../page-data.ts'
import type { AppData, SharedData, SharedFile } from '../shared-data.ts'
import type { Bundle } from './cached-bundle.ts'
import { documentParts, extraStyles } from './document-parts.ts'
import { cspHash } from './hash.ts'
import { importPrerender } from './prerender.ts'
import { createCssCutter, propertiesIn } from './used-css.ts'
import { writeCompressed } from './write-file.ts'

/** A file to write: ready bytes, or a page that still has to be rendered. */
export type FileJob = { address: string; key: string } & ({ data: string | Uint8Array } | { page: PageInput })

/** What one page is rendered from, apart from what all pages share. JSON, because it is passed to a thread faster than objects. */
export interface PageInput {
  json: string
}

/** What all pages are rendered with. */
export interface RenderSetup {
  /** Where files go. */
  place: ReleasePlace
  siteUrl: string
  bundle: Omit<Bundle, 'files' | 'serviceWorker'>
  facts: Facts
  app: AppData
  /** By hash. */
  shared: Map<string, SharedFile>
}

/** What is put into pages later, so that the styles it needs are there. */
const examples: Partial<Record<Kind, string>> = { search: exampleResults, directory: exampleDirectory }

export type Renderer = (job: FileJob) => StoredFile

/** Renders and writes files one after the other; runs in the main thread or in one of several workers. */
export async function createRenderer(setup: RenderSetup): Promise<Renderer> {
  const { place, siteUrl, bundle, facts, app, shared } = setup
  const prerender = await importPrerender(bundle.prerenderFile)
  const drawnWith = propertiesIn(readFileSync(bundle.prerenderFile, 'utf8'))
  const cutCss = createCssCutter(bundle.css, drawnWith)
  /** For pages with styles of their own, which use properties of the site's. */
  const cutMore = createCssCutter(bundle.css, [...drawnWith, ...propertiesIn(bundle.bookingCss + bundle.kioskCss)])
  const assembled = new Map<string, SharedData>()

  /** Pages with the same shared data share one object. */
  function sharedOf(hashes: string[]): SharedData {
    const name = hashes.join()
    const known = assembled.get(name)
    if (known) return known
    const files = hashes.map((hash) => shared.get(hash)!)
    const data = Object.fromEntries(files.map((file) => [file.name, file.data])) as unknown as SharedData
    assembled.set(name, data)
    return data
  }

  return (job) => {
    if ('data' in job) return { key: job.key, ...writeCompressed(place, job.address, job.data) }
    const page = JSON.parse(job.page.json) as PageData
    const root = prerender.renderPage({ app, page, shared: sharedOf(page.sharedData) })
    const own = extraStyles(page.kind, bundle)
    const styles = [(own.length > 0 ? cutMore : cutCss)(root + (examples[page.kind] ?? '')), ...own]
    const html = prerender.renderDocument({
      ...documentParts(page, facts, siteUrl, bundle, textFont.path),
      styles,
      root,
    })
    const written = writeCompressed(place, job.address, html)
    return { key: job.key, ...written, styles: styles.map(cspHash), thirdParties: thirdPartyKinds.has(page.kind) }
  }
}
