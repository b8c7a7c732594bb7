import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Consent } from '#domain/site/consent.ts'
import {
  bodyStart,
  breadcrumbsId,
  consentId,
  footerId,
  headerId,
  pageStart,
  skipLinkId,
} from '#domain/site/page-places.ts'
import { contentHash } from '#releases/content-hash.ts'
import { hideFromSearchEngines } from './fill-page.ts'
import type { PageDocument } from './page-document.ts'

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
 * Marks a page for its CSS and scripts, and puts the notice above it: plain insertions where the build has left a mark, because
 * most visitors have made their choice of consent. With it the banner is gone on the first paint and without JavaScript.
 */
export function markVariant(html: string, { consent, thirdParties, contentOnly, notice }: Variant): string {
  const marks =
    (contentOnly ? ' data-content-only' : '') +
    (thirdParties ? ` data-third-parties="${thirdParties}"` : '') +
    (consent === 'none' ? '' : ` data-consent="${consent}"`)
  const marked = putBehind(html, pageStart, marks)
  return notice ? putBehind(marked, bodyStart, notice.html) : marked
}

/** The compiler refuses pages without these marks. */
function putBehind(html: string, mark: string, text: string): string {
  const start = html.indexOf(mark)
  if (start === -1) return html
  const end = start + mark.length
  return html.slice(0, end) + text + html.slice(end)
}

const aroundContent = [skipLinkId, consentId, headerId, breadcrumbsId, footerId]

/** Leaves the content alone, also where its links and forms lead to. */
export function leaveContentOnly(page: PageDocument): void {
  for (const id of aroundContent) {
    const element = page.find(id)
    if (element) page.remove(element)
  }
  hideFromSearchEngines(page)
  for (const link of page.findAll('a')) {
    const href = page.attribute(link, 'href')
    if (href) page.setAttribute(link, 'href', keepContentOnly(href))
  }
  for (const form of page.findAll('form'))
    if (page.attribute(form, 'method') === 'get')
      page.prependHtml(form, '<input type="hidden" name="contentonly" value="1">')
}

/** Links to our own pages lead to their content alone; files and other sites are as they are. */
function keepContentOnly(href: string): string {
  const [, path, query, fragment = ''] = /^(\/(?!\/)(?:[^?#]*\/)?)(\?[^#]*)?(#.*)?$/.exec(href) ?? []
  return path ? `${path}${query ? `${query}&` : '?'}contentonly=1${fragment}` : href
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
