import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '#domain/market/locale.ts'
import { formatDistance } from './distance.ts'
import { languageTag } from './short-dates.ts'

describe('distances', () => {
  it('are told as exactly as a person can use them', () => {
    const told = [0, 0.03, 0.43, 0.94, 0.96, 3.44, 9.94, 9.96, 305.2].map((it) => formatDistance(it, 'no'))
    expect(told).toEqual(['50 m', '50 m', '450 m', '950 m', '1 km', '3,4 km', '9,9 km', '10 km', '305 km'])
    expect(formatDistance(3.44, 'en')).toBe('3.4 km')
  })

  it('are written as the browser would', () => {
    fc.assert(
      fc.property(fc.integer({ min: 96, max: 200_000 }), fc.constantFrom(...languages), (hundredths, language) => {
        const kilometres = hundredths / 100
        const asBrowser = new Intl.NumberFormat(languageTag(language), {
          style: 'unit',
          unit: 'kilometer',
          maximumFractionDigits: kilometres < 9.95 ? 1 : 0,
        }).format(kilometres)
        expect(formatDistance(kilometres, language)).toBe(asBrowser)
      }),
    )
  })
})
