import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '#domain/market/locale.ts'
import { formatFixed, formatList, formatNumber, formatPercent } from './numbers.ts'
import { languageTag } from './short-dates.ts'

const anyLanguage = fc.constantFrom(...languages)

describe('numbers', () => {
  it('have a comma in Norwegian and a point in English', () => {
    expect([formatNumber(0.5, 'no'), formatNumber(24, 'no'), formatFixed(25, 1, 'en')]).toEqual(['0,5', '24', '25.0'])
  })

  it('are rounded as they are written, up from the middle', () => {
    expect([1.15, 15_711.55, 0.25].map((it) => formatNumber(it, 'en'))).toEqual(['1.2', '15,711.6', '0.3'])
  })

  it('are written as the browser would', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000_000 }), anyLanguage, (thousandths, language) => {
        const value = thousandths / 1000
        const asBrowser = (least: number) =>
          new Intl.NumberFormat(languageTag(language), {
            minimumFractionDigits: least,
            maximumFractionDigits: 1,
          }).format(value)
        expect(formatNumber(value, language)).toBe(asBrowser(0))
        expect(formatFixed(value, 1, language)).toBe(asBrowser(1))
      }),
    )
  })
})

it('per cent are written as the browser would', () => {
  for (const language of languages) {
    const asBrowser = new Intl.NumberFormat(languageTag(language), { style: 'percent' })
    for (const percent of [0, 7, 88, 100])
      expect(formatPercent(percent, language)).toBe(asBrowser.format(percent / 100))
  }
})

it('lists are written as the browser would', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('bjørk', 'gress', 'burot')), anyLanguage, (items, language) => {
      expect(formatList(items, language)).toBe(new Intl.ListFormat(languageTag(language)).format(items))
    }),
  )
})
