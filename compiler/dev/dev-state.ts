import { appDataAddress, pageDataAddress, sharedDataAddress } from '#domain/site/site-addresses.ts'
import type { AppFile } from '#page-data/shared.ts'
import { type CheckedPages, keepInMemory } from '../compose/checked-pages.ts'
import { type ComposedSite, composeSite } from '../compose/compose-site.ts'
import type { BuildOptions } from '../output/build-state.ts'
import { makePageFiles, type PageFiles } from '../output/pages/page-files.ts'
import { indexKeptInMemory } from '../search/kept-index.ts'

export type DevOptions = Omit<BuildOptions, 'dist' | 'cache'>

/** The site as it is composed from the content. */
export interface DevState {
  site: ComposedSite
  files: PageFiles
  /** Addresses, aliases included, to the JSON they answer with. */
  json: Map<string, string>
}

/** Reads the state again each time it is called, and only parses what has changed since. */
export function createStateReader(options: DevOptions): () => DevState {
  const pages = keepInMemory()
  const makeIndex = indexKeptInMemory()
  return () => readState(options, pages, makeIndex)
}

function readState(
  { content, country, siteUrl, today }: DevOptions,
  known: CheckedPages,
  makeIndex: ReturnType<typeof indexKeptInMemory>,
): DevState {
  const site = composeSite(content, country, today, known)
  const setup = { country, artBase: '/art/dev/', siteUrl, codeHash: 'dev' }
  const files = makePageFiles(site, setup, makeIndex)
  const json = new Map<string, string>([
    [appDataAddress, JSON.stringify({ build: 'dev', ...files.app } satisfies AppFile)],
  ])
  for (const [hash, shared] of files.shared) json.set(sharedDataAddress(hash), shared.json)
  for (const [hash, text] of files.index) json.set(sharedDataAddress(hash), text)
  for (const { page, composed } of files.pages) {
    const text = JSON.stringify(page)
    const addresses = page.locale === 'en' ? [page.path, ...composed.node.aliases] : [page.path]
    for (const address of addresses) json.set(pageDataAddress(address), text)
  }
  return { site, files, json }
}
