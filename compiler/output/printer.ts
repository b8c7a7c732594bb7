import type { Facts } from '#domain/facts/facts.ts'
import type { StoredFile } from '#domain/site-manifest.ts'
import { textFont } from '#ui/font/brand-font.ts'
import type { AppData, PageData, SharedData, SharedFile } from '../page-data.ts'
import { documentParts, extraStyles } from './document-parts.ts'
import { cspHash } from './hash.ts'
import type { Bundle } from './kept-bundle.ts'
import { importPrerender } from './prerender.ts'
import { printFile } from './print-file.ts'
import { createCssCutter } from './used-css.ts'

/** A file to be made: bytes that are there already, or a page that has yet to be rendered. */
export type PrintJob = { address: string; key: string } & ({ data: string | Uint8Array } | { page: PageSheet })

/** What a page's HTML is made of beside what all pages share: its data, as JSON, which goes to a thread faster than objects. */
export interface PageSheet {
  json: string
}

/** What all pages have in common. */
export interface PrintSetup {
  /** Where files go. */
  folder: string
  siteUrl: string
  bundle: Omit<Bundle, 'files' | 'serviceWorker'>
  facts: Facts
  app: AppData
  /** By hash. */
  shared: Map<string, SharedFile>
}

export type Printer = (job: PrintJob) => StoredFile

/** Makes files one after the other, in the main thread or in one of several. */
export async function createPrinter(setup: PrintSetup): Promise<Printer> {
  const { folder, siteUrl, bundle, facts, app, shared } = setup
  const prerender = await importPrerender(bundle.prerenderFile)
  const cutCss = createCssCutter(bundle.css)
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
    if ('data' in job) return { key: job.key, ...printFile(folder, job.address, job.data) }
    const page = JSON.parse(job.page.json) as PageData
    const root = prerender.renderPage({ app, page, shared: sharedOf(page.sharedData) })
    const styles = [cutCss(root), ...extraStyles(page.kind, bundle)]
    const html = prerender.renderDocument({
      ...documentParts(page, facts, siteUrl, bundle, textFont.path),
      styles,
      root,
    })
    return { key: job.key, ...printFile(folder, job.address, html), styles: styles.map(cspHash) }
  }
}
