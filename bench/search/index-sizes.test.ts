import { expect, test } from 'vitest'
import { composeRealSite } from '#compiler/testing/real-site.ts'
import { mostBytes } from '../weight-bars.ts'
import { measureIndex } from './index-sizes.ts'

test('with 1,800 pages the first results need at most 60 KB with their code, and the whole index 300 KB', () => {
  const site = composeRealSite()
  const { first, all } = measureIndex(site, 900)
  // The engine and the field: measured by tests/search.spec.ts on the built site.
  const code = 15_000
  expect(first + code).toBeLessThanOrEqual(mostBytes('firstResult'))
  expect(all).toBeLessThanOrEqual(mostBytes('searchIndex'))
})
