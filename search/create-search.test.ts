import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSearch } from './create-search.ts'
import { longestQuery } from './cut-query.ts'
import type { NamesFile } from './index-files.ts'

const names: NamesFile = {
  language: 'no',
  entries: [
    ['Legetime', '/bestill/', 0, 'Allmennlege|Time hos lege'],
    ['Vondt i ryggen', '/rygg/', 1, 'ryggsmerter|kink', [0]],
    ['Føflekker', '/foflekker/', 1, 'Moles'],
    ['Høyt blodtrykk', '/blodtrykk/', 1, ''],
    ['Innom Grünerløkka', '/klinikk/', 2, 'Oslo'],
    ['Bård Nesheim', '/bard/', 3, 'Fysioterapeut'],
  ],
  synonyms: [['leg', 'doktor']],
  emergency: {
    needs: [
      { card: 'crisis', sets: ['selvmord', 'vil ikke leve'], whole: [], pages: [3] },
      { card: 'emergency', sets: ['brystsmert', 'puster ikke', 'ryggen lammet'], whole: ['slag'], pages: [2] },
    ],
    same: [],
    harmless: [['puster ikke', 'gjennom nesen']],
    ordinary: [],
  },
}
const search = createSearch(names)
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

test('the words of a name are found in any order', () => {
  expect(first('ryggen vondt')).toBe('/rygg/')
})

test('nothing is found rather than a page that shares one of several words with a name', () => {
  expect(search.find('time på flyplassen').results).toEqual([])
  expect(first('føflekker i hagen')).toBe('/foflekker/')
})

test('an emergency is told in spite of typing errors, in any order and without spaces', () => {
  for (const query of ['brystsmreter', 'bryst smerter', 'ikke puster', 'han pustr ikke', 'pusterikke'])
    expect(search.find(query).card, query).toBe('emergency')
  for (const query of ['puster ikke gjennom nesen', 'brystene', 'ryggen'])
    expect(search.find(query).card, query).toBeUndefined()
})

test('a word that is an emergency only as the whole search is quiet beside others, and as a beginning', () => {
  for (const query of ['slag', 'Slag?', 'slga']) expect(search.find(query).card, query).toBe('emergency')
  for (const query of ['slagkraft', 'slag av tran', 'lag']) expect(search.find(query).card, query).toBeUndefined()
})

test('under an emergency stand the page that helps and pages that fit every word, and nothing to book', () => {
  const { card, results } = search.find('ryggen lammet')
  expect(card).toBe('emergency')
  expect(results.map(({ path }) => path)).toEqual(['/foflekker/'])
  expect(search.find('brystsmerter ryggen').results.map(({ kind }) => kind)).not.toContain('treatment')
})

test('under an emergency stands no page that is about one of the words and only mentions the other', () => {
  const fresh = createSearch(names)
  fresh.addTerms({ terms: ['', 'lammet', '', '', '', ''] })
  expect(fresh.find('ryggen lammet').results.map(({ path }) => path)).toEqual(['/foflekker/'])
})

test('in a crisis only the page that helps stands there, however it is typed', () => {
  for (const query of ['selvmord', 'slevmord', 'selv mord', 'jeg vil ikke leve', 'vil ike leve i ryggen'])
    expect(search.find(query), query).toMatchObject({
      card: 'crisis',
      results: [{ path: '/blodtrykk/' }],
    })
})

test('one letter, or signs alone, find nothing', () => {
  for (const query of ['', ' ', 'r', '?!', '…']) expect(search.find(query).results).toEqual([])
})

test('words of the texts find what no name says, once they are there', () => {
  const fresh = createSearch(names)
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
