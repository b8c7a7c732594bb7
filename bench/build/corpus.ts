import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ComposedSite, composeSite } from '#compiler/compose/compose-site.ts'
import { assembleBundle } from '#compiler/output/bundle/bundle-parts.ts'
import { readBundledCode } from '#compiler/output/bundle/cached-bundle.ts'
import { appDataAddress } from '#domain/site/site-addresses.ts'
import { readCurrent } from '#releases/current.ts'
import { placeOf, siteFile } from '#releases/layout.ts'
import { textFont } from '#ui/font/brand-font.ts'
import { todayIn } from '../../commands/settings/today.ts'
import { type Run, runNode } from '../harness/run-process.ts'
import { buildAstro } from './astro.ts'
import { type HeadParts, writeAstroCorpus } from './astro-corpus.ts'
import { growContent } from './grow-content.ts'

export const siteUrl = 'http://localhost:8000'
const limit = 600

/** The same pages as content of ours and as a project of Astro's. */
export interface Corpus {
  folder: string
  pages: number
  /** Bytes of all HTML before and after compression: close together, or the two do not do the same work. */
  html: { ours: HtmlSize; astro: HtmlSize }
}

interface HtmlSize {
  files: number
  bytes: number
  compressedFiles: number
  compressed: number
}

/** The content as it is, or grown to as many times its pages; both sides are built once. */
export async function prepareCorpus(content: string, folder: string, times: number): Promise<Corpus> {
  mkdirSync(folder, { recursive: true })
  const today = todayIn('norway')
  const present = composeSite(content, 'norway', today).pages.length
  growContent(content, join(folder, 'content'), present * times, present)
  const site = composeSite(join(folder, 'content'), 'norway', today)
  await buildOurs(folder)
  writeAstroCorpus(site, readHead(folder, site), join(folder, 'astro'))
  await buildAstro(folder, siteUrl)
  const html = { ours: measureHtml(join(folder, 'dist')), astro: measureHtml(join(folder, 'astro-dist')) }
  for (const [side, { files, compressedFiles }] of Object.entries(html)) {
    if (files === site.pages.length && compressedFiles === files) continue
    throw new Error(`${side} made ${files} pages and compressed ${compressedFiles} of ${site.pages.length}`)
  }
  return { folder, pages: site.pages.length, html }
}

/** Compiles our content of a corpus in a fresh process, with nothing kept from an earlier build. */
export function buildOurs(folder: string): Promise<Run> {
  const [dist, cache] = [join(folder, 'dist'), join(folder, 'cache')]
  for (const kept of [dist, cache]) rmSync(kept, { recursive: true, force: true })
  const script = join(import.meta.dirname, 'compile.ts')
  return runNode(script, [join(folder, 'content'), dist, cache, siteUrl, todayIn('norway')], { limit })
}

/** The CSS is that of a condition page, which most of the corpus are. */
function readHead(folder: string, site: ComposedSite): HeadParts {
  const { entry, inlineScript } = assembleBundle(readBundledCode(join(folder, 'cache'))!.parts)
  const dist = join(folder, 'dist')
  const place = placeOf(dist, readCurrent(dist)!)
  const { artBase } = JSON.parse(readFileSync(siteFile(place, appDataAddress), 'utf8'))
  const { node, locale } = site.pages.find(({ node }) => node.kind === 'condition')!
  const html = readFileSync(siteFile(place, node.in[locale].path), 'utf8')
  const css = /<style>(.*?)<\/style>/s.exec(html)![1]!
  return { css, script: inlineScript, entry, font: textFont.path, artBase }
}

function measureHtml(folder: string): HtmlSize {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const html = files.filter((file) => file.endsWith('.html'))
  const compressed = files.filter((file) => file.endsWith('.html.br'))
  const sum = (names: string[]) => names.reduce((total, file) => total + statSync(join(folder, file)).size, 0)
  return { files: html.length, bytes: sum(html), compressedFiles: compressed.length, compressed: sum(compressed) }
}
