import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Country } from '#domain/locale.ts'
import { en } from '#messages/booking/en.ts'
import { AddCountryCode } from './add-country-code.tsx'

describe('a number as people write it at home', () => {
  it.each([
    ['norway', '912 34 567', '+47 912 34 567'],
    ['sweden', '070-123 45 67', '+46 70 123 45 67'],
    ['sweden', '912 34 567', undefined],
    ['norway', '070-123 45 67', undefined],
    ['norway', '+47 912 34 567', undefined],
  ] as const)('in %s: %s', (country: Country, phone, offered) => {
    const site = { words: en, country }
    const html = renderToStaticMarkup(<AddCountryCode phone={phone} onType={() => {}} site={site} />)
    expect(html.replaceAll('\u00a0', ' ').includes(offered ?? '<button')).toBe(offered !== undefined)
  })
})
