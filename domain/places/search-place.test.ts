import { expect, test } from 'vitest'
import type { Postcode } from './postcode.ts'
import { searchPlace } from './search-place.ts'

const at = (code: string, place: string, municipality: string, lat: number, lng: number, district = ''): Postcode => ({
  code,
  place,
  municipality,
  district,
  position: { lat, lng },
})
const postcodes = [
  at('0150', 'Oslo', 'Oslo', 59.89, 10.71, 'Gamle Oslo'),
  at('0554', 'Oslo', 'Oslo', 59.92, 10.76, 'Grünerløkka'),
  at('1337', 'Sandvika', 'Bærum', 59.89, 10.52),
  at('3800', 'Bø i Telemark', 'Midt-Telemark', 59.41, 9.06),
  at('6002', 'Ålesund', 'Ålesund', 62.47, 6.15),
  at('8475', 'Straumsjøen', 'Bø', 68.69, 14.45),
  at('9008', 'Tromsø', 'Tromsø', 69.65, 18.95),
  at('9100', 'Kvaløysletta', 'Tromsø', 69.69, 18.88),
  at('2436', 'Våler i Solør', 'Våler (Innlandet)', 60.67, 11.83),
  at('1592', 'Våler i Østfold', 'Våler (Østfold)', 59.48, 10.85),
]
const titles = (typed: string) => searchPlace(postcodes, typed).map(({ title }) => title)

test.each(['0150', ' 0150 ', '0150 Oslo', 'N-0150', 'Gata 1, 0150 Oslo'])('‘%s’ is a postcode', (typed) => {
  expect(searchPlace(postcodes, typed)).toEqual([{ title: '0150 Oslo', position: { lat: 59.89, lng: 10.71 } }])
})

test.each(['Ålesund', 'ålesund', 'Alesund', 'AALESUND', 'alesund '])('‘%s’ is Ålesund', (typed) => {
  expect(titles(typed)).toEqual(['Ålesund'])
})

test('a town lies in the middle of its postcodes', () => {
  expect(searchPlace(postcodes, 'oslo')).toEqual([
    { title: 'Oslo', position: { lat: (59.89 + 59.92) / 2, lng: 10.735 } },
  ])
})

test('municipalities and city districts are places too', () => {
  expect(titles('Bærum')).toEqual(['Bærum'])
  expect(titles('grunerlokka')).toEqual(['Grünerløkka'])
})

test('the beginning of a name is enough, and more than one place is a choice', () => {
  expect(titles('tro')).toEqual(['Tromsø'])
  expect(titles('våler').toSorted()).toEqual([
    'Våler (Innlandet)',
    'Våler (Østfold)',
    'Våler i Solør',
    'Våler i Østfold',
  ])
  expect(titles('bø').toSorted()).toEqual(['Bø', 'Bø i Telemark'])
  expect(titles('våler i').toSorted()).toEqual(['Våler i Solør', 'Våler i Østfold'])
})

test.each(['9999', '99', 'xy', 'Atlantis', '', '!', '12345'])('‘%s’ is no place that we know', (typed) => {
  expect(titles(typed)).toEqual([])
})
