import { describe, expect, it, test } from 'vitest'
import { countries } from '../market/locale.ts'
import { checkCallable, checkPhone } from './phone.ts'
import { addCallingCode, readPhone } from './phone-at-home.ts'

describe('a mobile number as people write it at home', () => {
  it.each([
    ['norway', '91234567', '+4791234567'],
    ['norway', '412 34 567', '+4741234567'],
    ['norway', '412.34.567', '+4741234567'],
    ['norway', ' 412\u00a034\u00a0567 ', '+4741234567'],
    ['sweden', '0701234567', '+46701234567'],
    ['sweden', '070-123 45 67', '+46701234567'],
  ] as const)('in %s, %s, gets the code of its country', (country, typed, whole) => {
    expect(addCallingCode(typed, country)).toBe(whole)
    expect(checkPhone(whole).ok).toBe(true)
  })

  it.each([
    ['norway', 'of the other country', '070-123 45 67'],
    ['sweden', 'of the other country', '912 34 567'],
    ['norway', 'a fixed line', '22 59 13 00'],
    ['sweden', 'a fixed line', '08-123 456 78'],
    ['sweden', 'without its zero', '70 123 45 67'],
    ['norway', 'too short', '912 34 56'],
    ['norway', 'too long', '912 34 5678'],
  ] as const)('in %s is not one %s', (country, _kind, typed) => {
    expect(addCallingCode(typed, country)).toBeUndefined()
  })

  it.each(countries)('in %s needs no code when it has one, or when nothing is typed', (country) => {
    expect(['', '+4791234567', '+46 70 123 45 67', '0047 912 34 567'].map((it) => addCallingCode(it, country))).toEqual(
      [undefined, undefined, undefined, undefined],
    )
  })
})

describe('a switchboard as people write it at home', () => {
  it.each([
    ['norway', '22 86 44 00', '+4722864400'],
    ['norway', '912 34 567', '+4791234567'],
    ['sweden', '08-123 456 78', '+46812345678'],
  ] as const)('in %s, %s, gets the code of its country', (country, typed, whole) => {
    expect(addCallingCode(typed, country, 'callable')).toBe(whole)
    expect(checkCallable(whole).ok).toBe(true)
  })
})

test('what is no number of home stays as it was typed, so that the form can say what is missing', () => {
  expect(['12345678', '0701234567', '+46 70 123 45 67', 'abc', ''].map((it) => readPhone(it, 'norway'))).toEqual([
    '12345678',
    '0701234567',
    '+46 70 123 45 67',
    'abc',
    '',
  ])
})
