import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { formQuery, readConsent } from '#domain/site/consent.ts'
import {
  buildHeader,
  isImmutable,
  isKiosk,
  isPageData,
  isStaffPage,
  problemPage,
  withoutLocalePrefix,
} from '#domain/site/site-addresses.ts'
import type { SiteManifest, StoredFile } from '#domain/site/site-manifest.ts'
import { noticeOn } from '#domain/site/site-notice.ts'
import { type ReleasePlace, siteFile } from '#releases/layout.ts'
import type { FilledPage } from '../app.ts'
import type { FilterDirectory } from '../directory/directory-page.ts'
import { SizedCache } from '../process/sized-cache.ts'
import type { SiteSearch } from '../search/site-search.ts'
import { ByteBlocks } from './byte-blocks.ts'
import { cacheControl, contentType } from './file-headers.ts'
import { FilledPages } from './filled-pages.ts'
import type { PageEdit } from './page-document.ts'
import { encode, isPlain, plainVariant, type Variant } from './page-variants.ts'
import { chooseEncoding, type Encoding, hasAlready, readAskedHeaders } from './request-headers.ts'
import { type SecurityOptions, securityHeaders } from './security-headers.ts'
import { findShared } from './shared-files.ts'

/** An answer ready to be written. */
interface Ready {
  headers: string[]
  etag: string
  body: Buffer
}

const mebibyte = 1024 * 1024
/** Memory for pages with a choice of consent, or with their content only: what most visitors get, and a millisecond to make. */
const mostOfVariants = 3 * mebibyte
/** With its headers and its entry: as much again as many a small file. */
const sizeOf = ({ body }: Ready) => body.byteLength + 2048

/** Answers in memory, and the memory of their bodies. */
interface KeptAnswers {
  answers: SizedCache<Ready>
  bytes: ByteBlocks
}

const keepAnswers = (most: number): KeptAnswers => ({
  answers: new SizedCache<Ready>(most, sizeOf),
  bytes: new ByteBlocks(),
})

/**
 * Answers with the files of one release. It stands in front of the web framework: a page is one look-up and one write of
 * bytes that were compressed when the site was built. Files that never change are answered for other releases, too: a
 * tab may have been opened before this release, or by a process that took the next one over a moment ago.
 */
export class SiteFiles {
  readonly #place: ReleasePlace
  readonly #manifest: SiteManifest
  readonly #security: SecurityOptions
  readonly #filled: FilledPages
  readonly #now: () => number
  /** By encoding first: an address is a key as it comes, where a text made of both would have to be put together for each request. */
  readonly #ready: Record<Encoding, KeptAnswers> = {
    br: keepAnswers(2 * mebibyte),
    identity: keepAnswers(mebibyte),
    gzip: keepAnswers(0.5 * mebibyte),
  }
  readonly #variants = keepAnswers(mostOfVariants)
  /** Shared files of other releases that were asked for. */
  readonly #others = new Map<string, StoredFile>()

  constructor(
    place: ReleasePlace,
    manifest: SiteManifest,
    security: Omit<SecurityOptions, 'scripts'>,
    search: SiteSearch,
    filterDirectory?: FilterDirectory,
    now: () => number = Date.now,
  ) {
    this.#now = now
    this.#place = place
    this.#filled = new FilledPages(place, manifest, search, filterDirectory)
    this.#manifest = manifest
    this.#security = { ...security, scripts: manifest.scripts }
  }

  /**
   * Answers a GET or HEAD. Every address has an answer: a file, a redirect to it, or the 404 page of its language. A promise where
   * the page has to be changed first.
   */
  answer(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const url = request.url ?? '/'
    if (this.#answerFromMemory(url, request, response)) return
    const mark = url.indexOf('?')
    const rawPath = mark === -1 ? url : url.slice(0, mark)
    const query = mark === -1 ? '' : url.slice(mark)
    const asked = decodePath(rawPath)
    const path = withoutLocalePrefix(asked)
    const address = this.#find(path)
    if (address === undefined) {
      const canonical = path.endsWith('/') ? undefined : this.#find(withoutLocalePrefix(`${asked}/`))
      if (canonical !== undefined) return this.#redirect(response, `${rawPath}/${query}`)
      return this.answerMissing(path, request, response)
    }
    const variant = this.#variantOf(address, query, request)
    const filled = this.#filled.find(address, query)?.(variant)
    if (filled === undefined) return this.#send(request, response, 200, address, variant)
    return filled.then((html) => this.#sendFilled(request, response, address, variant, html))
  }

  /**
   * Nearly every request asks for an address as it is in the manifest and gets the file as it was built, which is in memory after
   * the first time: then nothing has to be decoded or looked up but the answer. No address has a query or percent signs, so what
   * was asked for is a key only if it is an address as it stands. Returns false for all others.
   */
  #answerFromMemory(url: string, request: IncomingMessage, response: ServerResponse): boolean {
    const asked = readAskedHeaders(request.rawHeaders)
    if (asked === undefined) return false
    const ready = this.#ready[chooseEncoding(asked.acceptEncoding)].answers.get(url)
    if (ready === undefined) return false
    if (asked.cookie !== undefined && isPage(url) && readConsent(asked.cookie) !== 'none') return false
    if (isPage(url) && this.#noticeFor(url)) return false
    this.#write(request, response, 200, ready, asked.ifNoneMatch)
    return true
  }

  has(url: string): boolean {
    const path = decodePath(url.split('?')[0]!)
    return [path, `${path}/`].some((it) => this.#find(withoutLocalePrefix(it)) !== undefined)
  }

  answerMissing(path: string, request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    if (isPageData(path)) return this.#sendPlain(response, 404, 'application/json', '{"error":"not-found"}')
    const address = problemPage(path, 404)
    const { url = '' } = request
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
    const variant = this.#variantOf(address, query, request)
    const near = this.#filled.findNear(address, path)?.(variant)
    if (near === undefined) return this.#send(request, response, 404, address, variant)
    return near.then((html) => this.#sendFilled(request, response, address, variant, html, 404))
  }

  answerFailure(request: IncomingMessage, response: ServerResponse) {
    const address = problemPage(request.url ?? '', 500)
    try {
      void this.#send(request, response, 500, address, plainVariant)
    } catch {
      // Not even the error page can be read; the process must keep serving everybody else.
      this.#sendPlain(response, 500, 'text/plain', 'Something went wrong. Please try again in a while.')
    }
  }

  fill(path: string, request: IncomingMessage, edit: PageEdit): Promise<FilledPage> | undefined {
    const address = this.#find(withoutLocalePrefix(path))
    if (address === undefined || !isPage(address)) return
    const variant = this.#variantOf(address, '', request)
    const headers = securityHeaders(this.#security, { framing: 'none', styles: this.#entry(address)!.styles })
    const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]!] as const] : []))
    return this.#filled.edit(address, variant, edit).then((html) => ({ html, headers: Object.fromEntries(pairs) }))
  }

  #find(path: string): string | undefined {
    if (this.#entry(path)) return path
    return Object.hasOwn(this.#manifest.aliases, path) ? this.#manifest.aliases[path] : undefined
  }

  #variantOf(address: string, query: string, request: IncomingMessage): Variant {
    if (!isPage(address) || isStaffPage(address)) return plainVariant
    const consent = readConsent(request.headers.cookie)
    const contentOnly = query.includes('contentonly=1') && new URLSearchParams(query).get('contentonly') === '1'
    const notice = contentOnly ? undefined : this.#noticeFor(address)
    if (consent === 'none' && !contentOnly && !notice) return plainVariant
    const areSetUp = this.#security.thirdParties.length > 0
    const isAllowed = this.#manifest.files[address]!.thirdParties === true && !contentOnly && !query.includes(formQuery)
    const thirdParties = consent === 'accepted' && areSetUp ? (isAllowed ? 'here' : 'elsewhere') : undefined
    return { consent, contentOnly, thirdParties, notice }
  }

  /** The line above a page today. The kiosk has none: it takes no time to read, and nobody can close it for the next visitor. Nor has the console, which is no page for visitors. */
  #noticeFor(address: string): Variant['notice'] {
    const { notices } = this.#manifest
    if (!notices?.length || isKiosk(address) || isStaffPage(address)) return
    const notice = noticeOn(notices, dayAtClinic(this.#now()))
    return notice && { from: notice.from, html: notice.html[address.startsWith('/en/') ? 'en' : 'no'] }
  }

  #entry(address: string): StoredFile | undefined {
    if (Object.hasOwn(this.#manifest.files, address)) return this.#manifest.files[address]
    if (!isImmutable(address)) return
    const known = this.#others.get(address) ?? findShared(this.#place, address)
    if (known) this.#others.set(address, known)
    return known
  }

  #send(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    address: string,
    variant: Variant,
  ): void | Promise<void> {
    const encoding = this.#encodingFor(address, request.headers['accept-encoding'])
    const write = (ready: Ready) => this.#write(request, response, status, ready, request.headers['if-none-match'])
    if (!isPlain(variant)) {
      const ready = this.#variant(address, encoding, variant)
      return ready instanceof Promise ? ready.then(write) : write(ready)
    }
    let ready: Ready
    try {
      ready = this.#plain(address, encoding)
    } catch (error) {
      // Files of other releases are removed while servers run (releases/tidy.ts).
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !this.#others.delete(address)) throw error
      return this.answerMissing(address, request, response)
    }
    write(ready)
  }

  #write(request: IncomingMessage, response: ServerResponse, status: number, ready: Ready, known: string | undefined) {
    if (status === 200 && hasAlready(known, ready.etag)) {
      response.writeHead(304, ready.headers)
      response.end()
      return
    }
    response.writeHead(status, ready.headers)
    response.end(request.method === 'HEAD' ? undefined : ready.body)
  }

  #plain(address: string, encoding: Encoding): Ready {
    const { answers, bytes } = this.#ready[encoding]
    const known = answers.get(address)
    if (known) return known
    const file = siteFile(this.#place, address)
    // Few clients ask for gzip and a page takes a millisecond, so it is compressed on first use and not in the build.
    const read =
      encoding === 'gzip' ? gzipSync(readFileSync(file)) : readFileSync(encoding === 'br' ? `${file}.br` : file)
    const { hash } = this.#entry(address)!
    return answers.keep(address, this.#prepare(address, encoding, bytes.place(read), hash, plainVariant))
  }

  /** A promise where elements of the page have to be removed. */
  #variant(address: string, encoding: Encoding, variant: Variant): Ready | Promise<Ready> {
    const { answers, bytes } = this.#variants
    const { consent, contentOnly, thirdParties, notice } = variant
    const key = `${encoding} ${consent} ${contentOnly} ${thirdParties} ${notice?.from} ${address}`
    const known = answers.get(key)
    if (known) return known
    const keep = (html: string) => {
      const { body, hash } = encode(html, encoding)
      return answers.keep(key, this.#prepare(address, encoding, bytes.place(body), hash, variant))
    }
    return contentOnly ? this.#filled.edit(address, variant).then(keep) : keep(this.#filled.mark(address, variant))
  }

  #prepare(address: string, encoding: Encoding, body: Buffer, hash: string, variant: Variant): Ready {
    const etag = `"${hash}-${encoding}"`
    const headers = [
      ...['content-type', contentType(address)],
      ...['content-length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...['etag', etag],
      ...['cache-control', cacheControl(address)],
      ...['vary', isPage(address) ? 'Accept-Encoding, Cookie' : 'Accept-Encoding'],
      ...(isPageData(address) && !isImmutable(address) ? [buildHeader, this.#manifest.build] : []),
      ...(variant.contentOnly ? ['x-robots-tag', 'noindex'] : []),
      ...this.#pageSecurity(address, variant),
    ]
    return { headers, etag, body }
  }

  #pageSecurity(address: string, variant: Variant): string[] {
    return securityHeaders(this.#security, {
      framing: variant.contentOnly ? 'self' : 'none',
      styles: this.#entry(address)!.styles,
      camera: isKiosk(address),
      thirdPartiesRun: variant.thirdParties === 'here',
    })
  }

  #encodingFor(address: string, accepted: string | undefined): Encoding {
    return this.#entry(address)!.br === 0 ? 'identity' : chooseEncoding(accepted)
  }

  /** Made for this request only: search words are not stored. */
  #sendFilled(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    variant: Variant,
    html: string,
    status = 200,
  ) {
    const encoding = this.#encodingFor(address, request.headers['accept-encoding'])
    const { body } = encode(html, encoding)
    response.writeHead(status, [
      ...['content-type', contentType(address)],
      ...['content-length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...['cache-control', 'no-store'],
      ...['x-robots-tag', 'noindex'],
      ...this.#pageSecurity(address, variant),
    ])
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  #redirect(response: ServerResponse, location: string) {
    response.writeHead(301, [
      'location',
      location,
      'cache-control',
      // Search words and booking choices must not stay in a cache on the way.
      location.includes('?') ? 'no-store' : 'public, max-age=3600',
      ...securityHeaders(this.#security, { framing: 'none' }),
    ])
    response.end()
  }

  #sendPlain(response: ServerResponse, status: number, type: string, text: string) {
    response.writeHead(status, [
      ...['content-type', type],
      ...['cache-control', 'no-store'],
      ...[buildHeader, this.#manifest.build],
      ...securityHeaders(this.#security, { framing: 'none' }),
    ])
    response.end(text)
  }
}

const isPage = (address: string) => address.endsWith('/')

function decodePath(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
