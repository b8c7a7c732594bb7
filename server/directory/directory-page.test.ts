import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSampleSite, type SampleSite } from '#compiler/testing/sample-site.ts'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { createApp } from '../app.ts'
import { createLog } from '../process/log.ts'
import { emptySearch } from '../search/site-search.ts'
import { SiteFiles } from '../static/site-files.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'
import { bookSlot } from '../testing/visit.ts'
import { createDirectoryFilter, type FilterDirectory } from './directory-page.ts'

const path = '/en/our-practitioners/'
let site: SampleSite
let database: TestDatabase
let api: TestApi
let app: FastifyInstance
let address: string
/** Replaces the filter for one test. */
let instead: FilterDirectory | undefined

beforeAll(async () => {
  site = await openSampleSite()
  const { place, manifest } = site
  database = await openTestEmbedded()
  api = await openTestApi({ database: database.database })
  const filterNow = createDirectoryFilter(api.service)
  const filter: FilterDirectory = (...asked) => (instead ?? filterNow)(...asked)
  const files = new SiteFiles(place, manifest, { https: true, thirdParties: [] }, emptySearch, filter)
  app = createApp({ log: createLog({ LOG_LEVEL: 'warn' }, { write: () => {} }), site: files, trustProxy: 0 })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await api.close()
  await database.dispose()
})

const ask = async (query: string) => {
  const answer = await fetch(address + path + query)
  return { answer, text: await answer.text() }
}

test('a visitor without JavaScript gets the people they asked for, with their first free times', async () => {
  const { answer, text } = await ask('?type=physiotherapist&city=oslo')
  expect(answer.status).toBe(200)
  expect(text).not.toContain('Sara Haugland')
  expect(text).toContain('1 practitioner</h2>')
  expect(text).toContain('<span data-person="cato-fysio">today 10:00</span>')
  expect(text).toMatch(/<option value="physiotherapist" selected="">Physiotherapist \(1\)/)
  expect(text).toContain('data-query="?city=oslo&amp;type=physiotherapist"')
})

test('the filters stay when the language is changed, and nothing loads the script for them', async () => {
  const { text } = await ask('?city=oslo')
  expect(text).toContain('href="/behandlere/?city=oslo"')
  expect(text).not.toContain(' data-load=')
})

test('the people are sorted by their first free time', async () => {
  const { text } = await ask('?sort=free')
  const { body } = await api.call('GET', '/api/practitioners/next-free')
  const times = body.nextFree as Record<string, string | null>
  const shown = [...text.matchAll(/data-person="([^"]+)"/g)].map(([, id]) => Date.parse(times[id!] ?? '9999-01-01'))
  expect(shown).toHaveLength(5)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
})

test('an empty answer names the filter to loosen', async () => {
  const { text } = await ask('?type=physiotherapist&clinic=okern')
  expect(text).toContain('Without ‘Clinic: Økern’: 1 practitioner')
})

test('answers with times are kept by no cache and listed by no search engine', async () => {
  const { answer, text } = await ask('?city=oslo')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(text).toContain('<meta name="robots" content="noindex">')
})

test('other parameters leave the built page as it is', async () => {
  const { text } = await ask('?utm_source=x')
  expect(text).toBe(site.read(path))
})

test('the page alone, without header, goes on so', async () => {
  const { text } = await ask('?city=oslo&contentonly=1')
  expect(text).toContain('href="/en/our-practitioners/?contentonly=1">Reset filters')
  expect(text).toContain('<input type="hidden" name="contentonly" value="1">')
})

test('nothing of an address becomes HTML', async () => {
  const { text } = await ask(`?city=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(text).not.toContain('<script>alert')
  expect(text).toContain('5 practitioners</h2>')
})

test('a failure is answered with the error page, and the server goes on', async () => {
  instead = () => Promise.reject(new Error('broken'))
  expect((await ask('?city=oslo')).answer.status).toBe(500)
  instead = undefined
  expect((await ask('?city=oslo')).answer.status).toBe(200)
})

test('the same people are rendered once, however the question is written, until somebody books', async () => {
  const { availability } = api.service
  const render = vi.spyOn(availability, 'aboutEverybody')
  const rendered = async (query: string) => {
    await ask(query)
    return render.mock.lastCall![0]
  }
  expect(await rendered('?type=physiotherapist&city=oslo&nobody=1')).toBe(
    await rendered('?city=Oslo&type=physiotherapist'),
  )
  expect(await rendered('?city=atlantis&clinic=x1')).toBe(await rendered('?clinic=x2'))
  render.mockRestore()
  const { text } = await ask('?type=physiotherapist')
  const [, time] = /data-person="cato-fysio">([^<]+)</.exec(text)!
  const { body } = await api.call('GET', '/api/practitioners/cato-fysio')
  expect((await bookSlot(api, body.times[0].slot)).status).toBe(201)
  expect((await ask('?type=physiotherapist')).text).not.toContain(`data-person="cato-fysio">${time}<`)
})
