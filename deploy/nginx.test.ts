import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPages } from '#compiler/read/read-pages.ts'
import { calls } from '#domain/api/calls.ts'
import { type ProblemCode, problemStatus, problemType } from '#domain/api/problems.ts'
import { languages } from '#domain/market/locale.ts'
import { readConsent } from '#domain/site/consent.ts'
import type { PageKind } from '#domain/site/page-kinds.ts'
import { isImmutable } from '#domain/site/site-addresses.ts'
import { messagesFor } from '#messages/messages.ts'
import { cacheControl } from '#server/static/file-headers.ts'
import { chooseEncoding } from '#server/static/request-headers.ts'

const conf = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
const lines = conf
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))

/** The lines of a block, with those of blocks inside it. */
function block(opening: string): string[] {
  const start = lines.findIndex((line) => line.startsWith(opening))
  expect(start, opening).toBeGreaterThan(-1)
  let depth = 0
  for (let end = start; end < lines.length; end++) {
    if (lines[end]!.endsWith('{')) depth++
    if (lines[end] === '}' && --depth === 0) return lines.slice(start + 1, end)
  }
  throw new Error(`${opening} has no end`)
}

/** A map as nginx reads it: the first regular expression that fits, or the very text, else the default. */
function readMap(variable: string): (value: string) => string {
  const index = lines.findIndex((line) => line.startsWith('map ') && line.endsWith(`$${variable} {`))
  const entries = block(lines[index]!).map((line) => {
    const [, key, value] = /^("[^"]*"|\S+) (\S+);$/.exec(line)!
    return { key: unquote(key!), value: unquote(value!) }
  })
  return (value) =>
    entries.find(({ key }) => (key.startsWith('~') ? new RegExp(key.slice(1)).test(value) : key === value))?.value ??
    entries.find(({ key }) => key === 'default')!.value
}
const unquote = (text: string) => text.replace(/^"(.*)"$/, '$1')

const prefixes = (pattern: RegExp) => lines.flatMap((line) => pattern.exec(line)?.[1] ?? [])
/** Locations that win over all others; none of them keeps anything. */
const privatePlaces = prefixes(/^location \^~ (\S+) \{/)
const hashedPlaces = prefixes(/^location (\/\S+) \{$/)
const exactPlaces = prefixes(/^location = (\S+) \{/)
const isKept = (path: string) => !privatePlaces.some((place) => path.startsWith(place)) && !exactPlaces.includes(path)

/** Whether nginx may keep the pages of a kind. The others belong to one visitor, or their addresses tell what somebody looks for. */
const keeps: Record<PageKind, boolean> = {
  home: true,
  content: true,
  condition: true,
  service: true,
  'body-area': true,
  clinic: true,
  'clinic-list': true,
  place: true,
  practitioner: true,
  directory: true,
  faq: true,
  'faq-topic': true,
  'faq-subtopic': true,
  'blog-index': true,
  'blog-post': true,
  business: true,
  thanks: true,
  absence: true,
  partner: true,
  legal: true,
  prices: true,
  tool: true,
  'job-list': true,
  job: true,
  contact: true,
  cookies: true,
  booking: false,
  booked: false,
  manage: false,
  order: false,
  offer: false,
  'waiting-list': false,
  'visit-question': false,
  kiosk: false,
  'not-found': true,
  error: true,
  offline: true,
  search: false,
  'health-hub': true,
  'a-z': true,
}

describe('what is personal goes around the cache of nginx', () => {
  it('every call, and what else the server answers beside pages', () => {
    const paths = Object.keys(calls).map((call) => `/api${call.slice(call.indexOf(' ') + 1)}`)
    expect(paths.length).toBeGreaterThan(20)
    const others = [
      '/fhir',
      '/fhir/metadata',
      '/fhir/$bulk-publish',
      '/api',
      '/api/docs',
      '/api/openapi.json',
      '/api/metrics',
      '/dev/outbox',
      '/staff/',
      '/staff',
    ]
    expect([...paths, ...others].filter(isKept)).toEqual([])
    expect(block('location ^~ /api/ {').filter((line) => line.startsWith('proxy_cache'))).toEqual([])
    // The others have nothing but the address of the server.
    for (const place of privatePlaces.filter((it) => it !== '/api/' && it !== '/fhir/'))
      expect(lines).toContain(`location ^~ ${place} { proxy_pass http://innom; }`)
    expect(
      lines.slice(0, lines.indexOf('location ^~ /api/ {')).filter((line) => /^proxy_cache(?!_path)/.test(line)),
    ).toEqual([])
  })

  it('every page that is for one visitor, in all languages, and no other page', () => {
    const pages = readPages('content', []).flatMap(({ id, record: { kind }, words }) => {
      const own = languages.flatMap((language) => words[language]?.words.path ?? [])
      const paths = [...own, ...own.map((path) => `/no${path}`), id === 'index' ? '/en/' : `/en/${id}/`]
      return paths.flatMap((path) => [path, path.replace(/(.)\/$/, '$1')]).map((path) => ({ path, kind }))
    })
    const kiosks = ['/kiosk/bislett/', '/en/kiosk/bislett/', '/no/kiosk/bislett/'].map((path) => ({
      path,
      kind: 'kiosk' as const,
    }))
    expect(pages.length).toBeGreaterThan(2000)
    expect([...pages, ...kiosks].filter(({ path, kind }) => isKept(path) !== keeps[kind])).toEqual([])
  })

  it('every answer that does not say it is public, and every address with a query but the content alone', () => {
    const isPrivate = readMap('innom_is_private')
    for (const address of [
      '/',
      '/akne/',
      '/page-data/akne/page-data.json',
      '/assets/browser-a1.js',
      '/portraits/a.svg',
    ])
      expect(isPrivate(cacheControl(address)), address).toBe('0')
    for (const control of ['no-store', '', 'private, max-age=60', 'no-cache', 'publicly'])
      expect(isPrivate(control)).toBe('1')
    const hasQuery = readMap('innom_has_query')
    expect(['', 'contentonly=1', 'q=feber', 'treatment=gp-consultation', 'contentonly=1&q=x'].map(hasQuery)).toEqual([
      '0',
      '0',
      '1',
      '1',
      '1',
    ])
    const pages = block('location / {')
    expect(pages).toContain('proxy_no_cache $innom_has_query $innom_is_private;')
    expect(pages).toContain('proxy_cache_bypass $innom_has_query;')
  })
})

describe('one visitor never gets the answer of another', () => {
  it('because the server is asked with exactly what is in the key', () => {
    const pages = block('location / {')
    expect(pages).toContain('proxy_cache_key "$request_uri $innom_encoding $innom_cookie";')
    expect(pages).toContain('proxy_set_header Accept-Encoding $innom_encoding;')
    expect(pages).toContain('proxy_set_header Cookie $innom_cookie;')
  })

  it('and the encoding is the one that the server would choose', () => {
    const encodingOf = readMap('innom_encoding')
    const name = fc.constantFrom('br', 'gzip', 'deflate', 'zstd', 'brotli', 'identity', '*', 'x-gzip')
    const weight = fc.constantFrom('', ';q=0', ';q=1', '; q=0.000', ' ; q=0.05', ';q=1.0', ';q=.5', ';q=0.')
    const header = fc
      .uniqueArray(fc.tuple(name, weight), { maxLength: 4, selector: ([it]) => it })
      .chain((parts) => fc.constantFrom(', ', ',', ' , ').map((comma) => parts.map((it) => it.join('')).join(comma)))
    fc.assert(
      fc.property(header, (accepted) => {
        expect(encodingOf(accepted) || 'identity').toBe(chooseEncoding(accepted))
      }),
    )
  })

  it('and the consent is one that the server knows', () => {
    const cookieOf = readMap('innom_cookie')
    for (const choice of ['accepted', 'refused']) expect(readConsent(cookieOf(choice))).toBe(choice)
    for (const other of ['', 'nonsense', '"accepted"', '%61ccepted', 'ACCEPTED', 'accepted; kiosk=1'])
      expect(cookieOf(other)).toBe('')
  })
})

describe('processes that restart one after the other', () => {
  it('are asked again as soon as they answer: none is ever left out', () => {
    const processes = block('upstream innom').filter((line) => line.startsWith('server '))
    expect(processes).toEqual(['server 127.0.0.1:8000 max_fails=0;'])
  })
})

describe('requests for another host', () => {
  const servers = lines.flatMap((line, n) =>
    line === 'server {' ? [lines.slice(n + 1, lines.indexOf('server {', n + 1) >>> 0)] : [],
  )

  it('go no further: the first server is the default of every port, and answers nothing but 421', () => {
    const [refusing, ours] = servers
    expect(servers).toHaveLength(2)
    expect(refusing).toContain('return 421;')
    expect(refusing!.join()).not.toContain('proxy_pass')
    const ports = (server: string[]) => server.flatMap((line) => /^listen (\S+)\b/.exec(line)?.[1] ?? [])
    expect(refusing!.filter((line) => /^listen \S+ default_server;$/.test(line))).toHaveLength(ports(refusing!).length)
    expect(ports(refusing!)).toEqual(ports(ours!))
    expect(ours).toContain('server_name innom.example;')
  })
})

describe('what nginx tells the server and the client', () => {
  it('is the same about the client on every way, and nothing that the client made up', () => {
    const told = (from: string[]) => from.filter((line) => line.startsWith('proxy_set_header '))
    const everywhere = told(lines.slice(0, lines.indexOf('location ^~ /api/ {')))
    expect(everywhere).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(told(block('location / {'))).toEqual(expect.arrayContaining(everywhere))
    for (const line of everywhere) expect(line).not.toMatch(/\$http_|\$proxy_add/)
  })

  it('is a problem document where the server would send one', () => {
    const words = messagesFor('no', 'norway').problems
    for (const [location, code] of [
      ['location @api_unavailable {', 'unavailable'],
      ['location @too_large {', 'too-large'],
    ] as [string, ProblemCode][]) {
      const [, status, text] = /return (\d+) '(.*)';/.exec(block(location).join('\n'))!
      const problem = { type: problemType(code), title: words[code], status: problemStatus[code], code }
      expect([Number(status), JSON.parse(text!)]).toEqual([problemStatus[code], problem])
    }
  })

  it('keeps files with their hash in their name for long, and no others', () => {
    const addresses = [
      '/assets/a.js',
      '/art/b.svg',
      '/font/c.woff2',
      '/page-data/sq/d/0a.json',
      '/page-data/app-data.json',
    ]
    for (const address of [...addresses, '/', '/portraits/a.svg', '/artikkel/', '/sitemap.xml'])
      expect(
        hashedPlaces.some((place) => address.startsWith(place)),
        address,
      ).toBe(isImmutable(address))
  })

  it('holds nobody’s search words or address in a log', () => {
    expect(lines).toContain('access_log off;')
    expect(lines.find((line) => line.startsWith('error_log'))).toMatch(/ crit;$/)
  })
})
