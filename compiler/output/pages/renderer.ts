import { readFileSync } from 'node:fs'
import { exampleDirectory } from '#directory/example-directory.ts'
import { exampleProfile } from '#directory/example-profile.ts'
import { clinicStates } from '#domain/availability/clinic-today.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { LiveFact, LiveMark } from '#domain/site/live-marks.ts'
import type { PageKind } from '#domain/site/page-kinds.ts'
import type { NoticeFile } from '#domain/site/site-manifest.ts'
import type { PageData } from '#page-data/pages.ts'
import type { AppData, SharedData, SharedFile } from '#page-data/shared.ts'
import { exampleResults } from '#search/example-results.ts'
import type * as Prerender from '#site/prerender.tsx'
import { textFont } from '#ui/font/brand-font.ts'
import type { Bundle } from '../bundle/bundle-parts.ts'
import { createCssCutter, propertiesIn } from '../css/used-css.ts'
import type { RenderedPage } from '../files/file-store.ts'
import { checkIds } from './check-ids.ts'
import { cspHash } from './csp-hash.ts'
import { documentParts, extraStyles } from './document-parts.ts'
import { requirePlaces } from './required-places.ts'

/** What all pages are rendered with. */
export interface RenderSetup {
  prerender: typeof Prerender
  siteUrl: string
  bundle: Bundle
  facts: Facts
  app: AppData
  /** By hash. */
  shared: ReadonlyMap<string, { file: SharedFile }>
  /** What the server puts above pages on some days. */
  notices?: readonly Pick<NoticeFile, 'html'>[]
}

/** What is put into pages later, so that the styles it needs are there. */
const examples: Partial<Record<PageKind, string>> = {
  search: exampleResults,
  directory: exampleDirectory,
  practitioner: exampleProfile,
}

/** The looks that the live script gives the state of a clinic before the whole stylesheet has come. */
const stateTags = `<i class="${clinicStates.join(' ')}"></i>`
const stateMark = `${'data-fact' satisfies LiveMark}="${'state' satisfies LiveFact}"`
const laterOn = ({ kind }: PageData, root: string) =>
  (examples[kind] ?? '') + (root.includes(stateMark) ? stateTags : '')

export type Renderer = (page: PageData) => RenderedPage

export function createRenderer({
  prerender,
  siteUrl,
  bundle,
  facts,
  app,
  shared,
  notices = [],
}: RenderSetup): Renderer {
  /** Above any page: the site's notice, and what the service worker says of a page that it has saved. */
  const above = (notices[0]?.html.no ?? '') + prerender.savedNotice('')
  const drawnWith = propertiesIn(readFileSync(bundle.prerenderFile, 'utf8'))
  const cutCss = createCssCutter(bundle.css, drawnWith)
  /** For pages with styles of their own, which use properties of the site's. */
  const cutMore = createCssCutter(bundle.css, [...drawnWith, ...propertiesIn(bundle.bookingCss + bundle.kioskCss)])
  const assembled = new Map<string, SharedData>()
  const hashes = new Map<string, string>()

  /** Pages with the same shared data share one object. */
  function sharedOf(names: string[]): SharedData {
    const name = names.join()
    const known = assembled.get(name)
    if (known) return known
    const files = names.map((hash) => shared.get(hash)!.file)
    const data = Object.fromEntries(files.map((file) => [file.name, file.data])) as unknown as SharedData
    assembled.set(name, data)
    return data
  }

  /** Pages of a kind mostly have the same styles. */
  function hashOf(css: string): string {
    const hash = hashes.get(css) ?? cspHash(css)
    hashes.set(css, hash)
    return hash
  }

  return (page) => {
    const root = prerender.renderPage({ app, page, shared: sharedOf(page.sharedData) })
    const own = extraStyles(page.kind, bundle)
    const styles = [(own.length > 0 ? cutMore : cutCss)(root + laterOn(page, root) + above), ...own]
    const html = prerender.renderDocument({
      ...documentParts(page, facts, siteUrl, bundle, textFont.path),
      styles,
      root,
    })
    requirePlaces(page, html)
    checkIds(page.path, html)
    return { html, styles: styles.map(hashOf), thirdParties: page.thirdParties === true }
  }
}
