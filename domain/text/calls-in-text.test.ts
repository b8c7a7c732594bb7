import { expect, test } from 'vitest'
import { splitCalls } from './calls-in-text.ts'

const callsIn = (text: string, country: 'norway' | 'sweden' = 'norway') =>
  splitCalls(text, country).flatMap(({ text: words, call }) => (call ? [`${words} → ${call}`] : []))

test.each([
  ['It’s an emergency, so call 113.', ['call 113 → tel:113']],
  ['Ring 113 nå. Ellers ringer du 116 117.', ['Ring 113 → tel:113', '116 117 → tel:116117']],
  ['Giftinformasjonen på 22\u00a059\u00a013\u00a000', ['22\u00a059\u00a013\u00a000 → tel:22591300']],
  ['Mental Helse (116 123) or 116 006', ['116 123 → tel:116123', '116 006 → tel:116006']],
  ['113, 112', ['113 → tel:113', '112 → tel:112']],
])('a number to call for help is a call: %s', (text, expected) => {
  expect(callsIn(text)).toEqual(expected)
  expect(
    splitCalls(text, 'norway')
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('in Sweden they are the Swedish ones', () => {
  expect(callsIn('Ring 112. Annars 1177, eller 90101.', 'sweden')).toEqual([
    'Ring 112 → tel:112',
    '1177 → tel:1177',
    '90101 → tel:90101',
  ])
  expect(callsIn('Giftinformation: 010-456 67 00', 'sweden')).toEqual(['010-456 67 00 → tel:010-4566700'])
  expect(callsIn('Läs mer på 1177.se', 'sweden')).toEqual([])
})

test.each([
  '113 kr',
  '2 113',
  '1,113',
  '113.5',
  '113 22 Stockholm',
  'kl. 11:13',
  '1130',
  'a 113% rise',
  'side A113',
  'no number',
])('what only looks like one is text: %s', (text) => expect(callsIn(text)).toEqual([]))
