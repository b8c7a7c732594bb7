import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Consent } from '#domain/site/consent.ts'
import { contentHash } from '#releases/content-hash.ts'

/** How an address or a cookie changes a page that is otherwise the same for everybody. */
export interface Variant {
  consent: Consent
  contentOnly: boolean
  /** Where third-party scripts may run, if the visitor has accepted them and there are any: on this page, or only on others. */
  thirdParties?: 'here' | 'elsewhere' | undefined
  /** The line above the page today: its first day, which tells it from others, and its HTML. */
  notice?: { from: string; html: string } | undefined
}

export const plainVariant: Variant = { consent: 'none', contentOnly: false }

export function isPlain(variant: Variant): boolean {
  return variant.consent === 'none' && !variant.contentOnly && !variant.notice
}

/**
 * The consent choice is set as an attribute for the CSS, so that the banner is gone on the first paint and without
 * JavaScript. The content-only variant removes the elements around the content, each found by its id.
 */
export function makeVariant(html: string, variant: Variant): string {
  let text = html
  if (variant.consent !== 'none') text = text.replace('<html ', `<html data-consent="${variant.consent}" `)
  if (variant.thirdParties) text = text.replace('<html ', `<html data-third-parties="${variant.thirdParties}" `)
  if (variant.notice) text = text.replace('<body>', () => `<body>${variant.notice!.html}`)
  if (variant.contentOnly) {
    text = text
      .replace('<html ', '<html data-content-only ')
      .replace('</title>', '</title><meta name="robots" content="noindex">')
    for (const [tag, id] of chrome) text = withoutElement(text, tag, id)
    text = text
      .replace(pageLinks, keepContentOnly)
      .replace(getForms, '$&<input type="hidden" name="contentonly" value="1">')
  }
  return text
}

/** Links to our own pages: not to files, nor to fragments of this page. */
const pageLinks = /(<a [^>]*?href=")(\/[^"#?]*\/)(\?[^"#]*)?([^"]*")/g

/** Forms that lead to an address, as links do. */
const getForms = /<form [^>]*method="get"[^>]*>/g

function keepContentOnly(_: string, before: string, path: string, query: string | undefined, after: string): string {
  return `${before}${path}${query ? `${query}&amp;` : '?'}contentonly=1${after}`
}

const chrome = [
  ['a', 'skip-link'],
  ['header', 'site-header'],
  ['nav', 'breadcrumbs'],
  ['footer', 'site-footer'],
  ['form', 'consent'],
] as const

/** Cuts out the element with this id, including nested elements of the same name. */
function withoutElement(html: string, tag: string, id: string): string {
  const opening = new RegExp(`<${tag} [^>]*id="${id}"[^>]*>`).exec(html)
  if (!opening) return html
  const tags = new RegExp(`<(/?)${tag}[\\s>]`, 'g')
  tags.lastIndex = opening.index
  let depth = 0
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    depth += match[1] ? -1 : 1
    if (depth === 0) return html.slice(0, opening.index) + html.slice(html.indexOf('>', match.index) + 1)
  }
  return html
}

export interface Encoded {
  body: Buffer
  hash: string
}

/** Variants are made on request and cached, so light compression is enough. */
export function encode(html: string, encoding: 'br' | 'gzip' | 'identity'): Encoded {
  const bytes = Buffer.from(html)
  const digest = contentHash(bytes)
  if (encoding === 'br') {
    return { body: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), hash: digest }
  }
  return { body: encoding === 'gzip' ? gzipSync(bytes) : bytes, hash: digest }
}
