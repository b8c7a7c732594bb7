import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { exampleResults } from './example-results.ts'
import { renderResults } from './render-results.ts'

const view = {
  language: 'en',
  words: en.search,
  phone: '+47 900 00 100',
  popular: [{ title: 'Prices', path: '/en/prices/' }],
} as const
const nothing = { results: [] }
const back = { title: 'Back pain', path: '/en/back/', kind: 'page', summary: 'Why a back hurts.' } as const

test('nothing that was typed becomes HTML', () => {
  const query = '<img src=x onerror=alert(1)>"\'&'
  for (const results of [[], [{ ...back, title: query, path: `/"${query}` }]])
    expect(renderResults({ ...view, query, answer: { card: 'emergency', results } })).not.toMatch(
      /<img|onerror=alert\(1\)>"/,
    )
})

test('matched words are marked, whatever their form', () => {
  const html = renderResults({
    ...view,
    query: 'backs pains',
    answer: { results: [back] },
  })
  expect(html).toContain('<mark>Back</mark> <mark>pain</mark>')
  expect(html).toContain('Why a <mark>back</mark> hurts.')
})

test('nothing typed, too little typed and nothing found each have their words', () => {
  expect(renderResults({ ...view, query: '', answer: nothing })).toContain('in your own words')
  expect(renderResults({ ...view, query: 'b', answer: nothing })).toContain('at least 2 letters')
  const none = renderResults({ ...view, query: 'xyzzy', answer: nothing })
  expect(none).toContain('No results for ‘xyzzy’')
  expect(none).toContain('<a href="tel:+4790000100">+47 900 00 100</a>')
  expect(none).toContain('href="/en/prices/"')
})

test('the emergency card comes before the results', () => {
  const html = renderResults({
    ...view,
    query: 'chest pain',
    answer: { card: 'emergency', results: [back] },
  })
  expect(html.indexOf('care emergency')).toBeLessThan(html.indexOf('/en/back/'))
})

test('whom to call stands above the words of the emergency card', () => {
  const html = renderResults({
    ...view,
    query: 'chest pain',
    answer: { card: 'emergency', results: [] },
  })
  expect(html.indexOf('class="calls"')).toBeLessThan(html.indexOf(en.search.emergencyText.slice(0, 10)))
})

test('in a crisis there are numbers to call, and nothing about missing results or popular pages', () => {
  const html = renderResults({ ...view, query: 'suicide', answer: { card: 'crisis', results: [] } })
  expect(html).toContain('You can get help now.')
  expect(html.match(/href="tel:/g)).toHaveLength(4)
  expect(html).not.toMatch(/No results|Prices|900 00 100/)
})

test('whoever tells of an overdose is given the number for advice about poisons and the one to talk to', () => {
  const html = renderResults({ ...view, query: 'overdose', answer: { card: 'overdose', results: [] } })
  for (const number of [en.search.emergencyNumber, en.search.poisonNumber, en.search.crisisNumber])
    expect(html).toContain(`>Call ${number}</a>`)
  expect(html).toContain('You can get help now.')
})

test('the example has every class that results can have', () => {
  const classesOf = (html: string) => [...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name)
  const shown = renderResults({ ...view, query: 'b', answer: { card: 'emergency', results: [] } })
  expect(classesOf(exampleResults)).toEqual(expect.arrayContaining(classesOf(shown)))
})
