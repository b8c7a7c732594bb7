import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSearch } from './create-search.ts'
import { longestQuery } from './cut-query.ts'
import type { NamesFile } from './index-files.ts'

const names: NamesFile = {
  entries: [
    ['Legetime', '/bestill/', 0, 'Allmennlege|Time hos lege'],
    ['Vondt i ryggen', '/rygg/', 1, 'ryggsmerter|kink', [0]],
    ['Føflekker', '/foflekker/', 1, 'Moles'],
    ['Høyt blodtrykk', '/blodtrykk/', 1, ''],
    ['Innom Grünerløkka', '/klinikk/', 2, 'Oslo'],
    ['Bård Nesheim', '/bard/', 3, 'Fysioterapeut'],
  ],
  synonyms: [['leg', 'doktor']],
  emergency: ['brystsmert', 'puster ikke'],
}
const search = createSearch('no', names)
const first = (query: string) => search.find(query).results[0]?.path

describe('a patient finds the page', () => {
  test.each([
    ['in other letters', 'foflekker', '/foflekker/'],
    ['with aa for å', 'Baard nesheim', '/bard/'],
    ['inflected', 'føflekkene', '/foflekker/'],
    ['misspelt', 'blodtrykkk', '/blodtrykk/'],
    ['with letters swapped', 'fæflekker', '/foflekker/'],
    ['while still typing', 'blodt', '/blodtrykk/'],
    ['by a lay word', 'kink i ryggen', '/rygg/'],
    ['in one word of two', 'ryggvondt', '/rygg/'],
    ['by a synonym', 'doktortime i dag', '/bestill/'],
    ['in the other language', 'moles', '/foflekker/'],
    ['of a clinic without accents', 'grunerlokka', '/klinikk/'],
  ])('%s', (_, query, path) => expect(first(query)).toBe(path))
})

test('what can be booked from the best page is offered with it', () => {
  expect(search.find('ryggen').results.map(({ path }) => path)).toContain('/bestill/')
})

test('one letter, or signs alone, find nothing', () => {
  for (const query of ['', ' ', 'r', '?!', '…']) expect(search.find(query).results).toEqual([])
})

test('words of the texts find what no name says, once they are there', () => {
  const fresh = createSearch('no', names)
  expect(fresh.find('massasje').results).toEqual([])
  fresh.addTerms({ terms: ['', 'massasj', '', '', '', ''] })
  expect(fresh.find('massasje').results.map(({ path }) => path)).toEqual(['/rygg/', '/bestill/'])
})

test('whatever is typed gets an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3 * longestQuery }), (query) => {
      const { results } = search.find(query)
      expect(new Set(results.map(({ path }) => path)).size).toBe(results.length)
    }),
  )
})
