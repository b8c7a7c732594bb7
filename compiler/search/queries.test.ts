import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { locales } from '#domain/market/locale.ts'
import { createSearch } from '#search/create-search.ts'
import { mostBytes } from '../../bench/weight-bars.ts'
import { composeSite } from '../compose/compose-site.ts'
import type { ContentError } from '../problem.ts'
import { composeRealSite } from '../testing/real-site.ts'
import { writeContent } from '../testing/sample-content.ts'
import { indexOfSite } from './index-of-site.ts'
import { listMisses, listQueries } from './measure-queries.ts'

const site = composeRealSite()
const sweden = composeRealSite('sweden')

test('there are at least 120 searches to measure', () => {
  expect(locales.flatMap((locale) => listQueries(site, locale)).length).toBeGreaterThanOrEqual(120)
})

describe.each(locales)('search in %s', (locale) => {
  const files = indexOfSite(site, locale)
  const queries = listQueries(site, locale)

  test.each(['names', 'names and texts'])(
    'finds 95 %% of what people look for among the first three, by %s',
    (parts) => {
      const search = createSearch(files.names)
      if (parts !== 'names') search.addTerms(files.terms)
      const misses = listMisses(queries, (query) => search.find(query).results.map(({ path }) => path))
      expect(misses.length / queries.length, JSON.stringify(misses, null, 1)).toBeLessThanOrEqual(0.05)
    },
  )

  test('finds nothing rather than something far-fetched', () => {
    const search = createSearch(files.names)
    search.addTerms(files.terms)
    for (const query of ['lost passport', 'tax return', 'weather tomorrow'])
      expect(search.find(query).results, query).toEqual([])
  })

  test('every emergency sign of the table shows the card by its own search words', () => {
    const search = createSearch(files.names)
    const sets = Object.values(site.rules.signs)
      .filter(({ level }) => level === 'emergency')
      .flatMap(({ match }) => match[locale])
    expect(sets.filter((words) => !search.find(words).card)).toEqual([])
  })
})

test('in Sweden, finds 95 % of what people look for in Swedish among the first three', () => {
  const files = indexOfSite(sweden, 'no')
  const paths = new Set(files.names.entries.map(([, path]) => path))
  const offered = listQueries(sweden, 'no').filter(({ expected }) => expected.some((path) => paths.has(path)))
  expect(offered.length).toBeGreaterThanOrEqual(15)
  const search = createSearch(files.names)
  search.addTerms(files.terms)
  const misses = listMisses(offered, (query) => search.find(query).results.map(({ path }) => path))
  expect(misses.length / offered.length, JSON.stringify(misses, null, 1)).toBeLessThanOrEqual(0.05)
})

test('no page of a kiosk, of an error or of a finished booking is found', () => {
  const paths = indexOfSite(site, 'en').names.entries.map(([, path]) => path)
  expect(paths.filter((path) => /kiosk|\/404\/|\/500\/|offline|booked|\/search\//.test(path))).toEqual([])
})

test('the first results need at most 60 KB today, the whole index 300 KB in both languages', () => {
  const size = (file: unknown) => brotliCompressSync(JSON.stringify(file)).length
  const indexes = locales.map((locale) => indexOfSite(site, locale))
  for (const { names } of indexes) expect(size(names)).toBeLessThanOrEqual(mostBytes('firstResult'))
  const all = indexes.flatMap(({ names, terms, summaries }) => [names, terms, summaries].map(size))
  expect(all.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(mostBytes('searchIndex'))
})

test('a search or a lay word for a page that does not exist is reported with file and line', () => {
  const { folder, remove } = writeContent({
    'search/queries.yaml': 'no:\n  rygg: sciatica\n  kne: knees\nen:\n  coil: book/no-such-treatment\n',
    'search/synonyms.yaml': 'popular: [nowhere]\npages:\n  sciatica: { no: [ischias] }\n  elbows: { no: [albue] }\n',
  })
  try {
    composeSite(folder, 'norway', '2026-11-15')
    expect.unreachable()
  } catch (error) {
    const places = (error as ContentError).problems.map(({ file, line }) => `${file.split('/').at(-1)}:${line}`)
    expect(places).toEqual(['queries.yaml:3', 'queries.yaml:5', 'synonyms.yaml:1', 'synonyms.yaml:4'])
  } finally {
    remove()
  }
})
