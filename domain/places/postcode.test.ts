import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packPostcodes, unpackPostcodes } from './postcode.ts'

const name = fc.constantFrom('Oslo', 'Bø', 'Tromsø', '')
const postcodes = fc.uniqueArray(
  fc.record({
    code: fc.integer({ min: 1, max: 9999 }).map((code) => String(code).padStart(4, '0')),
    place: name,
    municipality: name,
    district: name,
    position: fc.record({
      lat: fc.integer({ min: 5700, max: 8200 }).map((lat) => lat / 100),
      lng: fc.integer({ min: -1000, max: 3300 }).map((lng) => lng / 100),
    }),
  }),
  { selector: ({ code }) => code },
)

test('what is packed comes out again, sorted by postcode', () => {
  fc.assert(
    fc.property(postcodes, (given) => {
      const sorted = given.toSorted((a, b) => a.code.localeCompare(b.code))
      expect(unpackPostcodes(JSON.parse(JSON.stringify(packPostcodes(given))))).toEqual(sorted)
    }),
  )
})
