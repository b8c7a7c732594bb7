import type { StoredFile } from '#domain/site-manifest.ts'
import type { DocumentParts } from '#site/document.ts'
import type { AppData, SharedData, SharedFile } from '../page-data.ts'
import { cspHash } from './hash.ts'
import { importPrerender } from './prerender.ts'
import { printFile } from './print-file.ts'
import { createCssCutter } from './used-css.ts'

/** A file to be made: bytes that are there already, or a page that has yet to be rendered. */
export type PrintJob = { address: string; key: string } & ({ data: string | Uint8Array } | { page: PageSheet })

/** What a page's HTML is made of beside what all pages share. */
export interface PageSheet {
  parts: Omit<DocumentParts, 'root' | 'styles'>
  /** Styles of its kind beside those of the site. */
  extraStyles: string[]
}

/** What all pages have in common. */
export interface PrintSetup {
  /** Where files go. */
  folder: string
  prerenderFile: string
  css: string
  app: AppData
  /** By hash. */
  shared: Map<string, SharedFile>
}

export type Printer = (job: PrintJob) => StoredFile

/** Makes files one after the other, in the main thread or in one of several. */
export async function createPrinter({ folder, prerenderFile, css, app, shared }: PrintSetup): Promise<Printer> {
  const prerender = await importPrerender(prerenderFile)
  const cutCss = createCssCutter(css)
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
    const { parts, extraStyles } = job.page
    const root = prerender.renderPage({ app, page: parts.page, shared: sharedOf(parts.page.sharedData) })
    const styles = [cutCss(root), ...extraStyles]
    const html = prerender.renderDocument({ ...parts, styles, root })
    return { key: job.key, ...printFile(folder, job.address, html), styles: styles.map(cspHash) }
  }
}
