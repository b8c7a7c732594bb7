import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleSite, type SampleSite } from '#compiler/testing/sample-site.ts'
import { en } from '#messages/en.ts'
import { createApp } from '../app.ts'
import { createLog } from '../process/log.ts'
import { SiteFiles } from '../static/site-files.ts'
import { sampleSearch } from '../testing/sample-search.ts'

let site: SampleSite
let app: FastifyInstance
let address: string
const log: string[] = []

beforeAll(async () => {
  site = await openSampleSite()
  const { place, manifest } = site
  const files = new SiteFiles(place, manifest, { https: true, thirdParties: ['https://tags.example'] }, sampleSearch)
  const logger = createLog({ LOG_LEVEL: 'debug' }, { write: (line) => void log.push(line) })
  app = createApp({ log: logger, site: files, trustProxy: 0 })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(address + path, { headers, redirect: 'manual' })
  return { answer, text: await answer.text() }
}

test('a visitor without JavaScript gets results, the words in the field, and keeps them in the other language', async () => {
  const { text } = await ask('/en/search/?q=back%20pain')
  expect(text).toContain(
    '<a href="/en/back/"><mark>Back</mark> <mark>pain</mark></a><p>Why <mark>backs</mark> hurt.</p>',
  )
  expect(text).toMatch(/<input [^>]*name="q"[^>]* value="back pain"/)
  expect(text.match(/href="\/sok\/\?q=back%20pain"/g)).toHaveLength(2)
  expect(text).not.toContain(en.search.empty)
  expect(text).toContain('id="site-footer"')
})

test('the words are kept by no cache, told to no other page, and listed by no search engine', async () => {
  const { answer, text } = await ask('/sok/?q=ryggen')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('etag')).toBeNull()
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(text).toContain('<meta name="robots" content="noindex">')
  const { answer: redirect } = await ask('/sok?q=ryggen')
  expect(redirect.headers.get('location')).toBe('/sok/?q=ryggen')
  expect(redirect.headers.get('cache-control')).toBe('no-store')
})

test('the page without words is an ordinary one', async () => {
  const { answer, text } = await ask('/sok/')
  expect(answer.headers.get('cache-control')).toContain('max-age=0')
  expect(answer.headers.get('x-robots-tag')).toBeNull()
  expect(text).toBe(site.read('/sok/'))
})

test('no script of others may run beside search words, whatever was accepted', async () => {
  const { answer } = await ask('/sok/?q=ryggen', { cookie: 'consent=accepted' })
  expect(answer.headers.get('content-security-policy')).not.toContain('tags.example')
})

test('words cannot become HTML or attributes', async () => {
  const { text } = await ask(`/sok/?q=${encodeURIComponent('"><script>alert(1)</script>$&$1')}`)
  expect(text).not.toContain('<script>alert')
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;$1"')
})

test('very long words are answered, also when the end falls into a character', async () => {
  const { answer, text } = await ask(`/sok/?q=${'a'.repeat(99)}${encodeURIComponent('😀')}`)
  expect(answer.status).toBe(200)
  expect(text).toContain(`value="${'a'.repeat(99)}\ufffd"`)
})

test('nothing typed, and an emergency, have their own answers', async () => {
  expect((await ask('/en/search/?q=')).text).toContain('in your own words')
  const { text } = await ask('/en/search/?q=chest+pain')
  expect(text.indexOf('class="care emergency"')).toBeGreaterThan(0)
  expect(text.indexOf('class="care emergency"')).toBeLessThan(text.indexOf('class="found-count"'))
})

test('a mistyped address leads to the page that was meant', async () => {
  const { answer, text } = await ask('/en/somewhere/bakc-pain/')
  expect(answer.status).toBe(404)
  expect(text).toContain('looking for one of these')
  expect(text).toContain('<a href="/en/back/">Back pain</a>')
  for (const path of ['/en/unheard/', '/en/back.php', '/en/%3Cscript%3E/'])
    expect((await ask(path)).text, path).toBe(site.read('/en/404/'))
})

test('the content alone stays so when a result or a page near an address is followed', async () => {
  const { text } = await ask('/en/search/?q=back%20pain&contentonly=1')
  expect(text).toContain('<a href="/en/back/?contentonly=1"><mark>Back</mark>')
  expect(text).not.toContain('id="site-header"')
  expect((await ask('/en/bakc-pain/?contentonly=1')).text).toContain('<a href="/en/back/?contentonly=1">Back pain</a>')
})

test('no word of a search is in the log, at its most talkative', async () => {
  await ask('/sok/?q=hemoroider', { referer: `${address}/sok/?q=hemoroider` })
  expect(log.join('')).not.toContain('hemoroider')
})
