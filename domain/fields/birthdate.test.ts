import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { birthdatePattern, checkBirthdate, formatBirthdate, readBirthdate } from './birthdate.ts'
import { anyText } from './sample-text.ts'

const today = '2026-11-16'
const read = (text: string, locale: 'no' | 'en') => {
  const result = readBirthdate(text, locale, today)
  return result.ok ? result.value : result.key
}

describe('a birthdate as it is typed', () => {
  it('has the day first in Norwegian and the month first in English', () => {
    expect(read('04-03-2000', 'no')).toBe('2000-03-04')
    expect(read('03/04/2000', 'en')).toBe('2000-03-04')
    expect(birthdatePattern).toEqual({ no: 'DD-MM-YYYY', en: 'MM/DD/YYYY' })
  })

  it.each([
    '04.03.2000',
    '4-3-2000',
    '04/03/2000',
    '04 03 2000',
    ' 04-03-2000 ',
    '4. 3. 2000',
    '04032000',
    '2000-03-04',
  ])('is understood as %s', (text) => expect(read(text, 'no')).toBe('2000-03-04'))

  it.each([
    '',
    ' ',
    'x',
    '04-03-00',
    '04-03',
    '31-02-2000',
    '29-02-2026',
    '00-03-2000',
    '13-13-2000',
    '04-03-20000',
    '4032000',
    '2000-3-4',
    '04-03-2000-1',
    '٠٤-٠٣-٢٠٠٠',
  ])('is not a date as “%s”', (text) => expect(read(text, 'no')).toBe('birthdate-format'))

  it('is not guessed at when the order is the other language’s', () => {
    expect(read('12/25/2000', 'no')).toBe('birthdate-format')
    expect(read('25-12-2000', 'en')).toBe('birthdate-format')
  })

  it('must be somebody’s actual birthdate: not in the future, at most 120 years ago', () => {
    expect(read('16-11-2026', 'no')).toBe('2026-11-16')
    expect(read('17-11-2026', 'no')).toBe('birthdate-implausible')
    expect(read('16-11-1906', 'no')).toBe('1906-11-16')
    expect(read('15-11-1906', 'no')).toBe('birthdate-implausible')
    expect(read('01-01-0001', 'no')).toBe('birthdate-implausible')
  })

  it('can be a leap day, and today can be one', () => {
    expect(read('29-02-2024', 'no')).toBe('2024-02-29')
    expect(checkBirthdate('1908-02-29', '2028-02-29').ok).toBe(true)
    expect(checkBirthdate('1908-02-28', '2028-02-29').ok).toBe(false)
  })

  it('comes back from the way it is shown', () => {
    const date = fc
      .date({ min: new Date('1907-01-01'), max: new Date('2026-11-16'), noInvalidDate: true })
      .map((it) => it.toISOString().slice(0, 10))
    fc.assert(
      fc.property(date, fc.constantFrom('no', 'en'), (it, locale) => {
        expect(read(formatBirthdate(it, locale), locale)).toBe(it)
      }),
    )
  })

  it('travels in one form only', () => {
    expect(checkBirthdate('04-03-2000', today)).toEqual({ ok: false, key: 'birthdate-format' })
    expect(checkBirthdate('2000-03-04', today)).toEqual({ ok: true, value: '2000-03-04' })
  })

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('no', 'en'), (text, locale) => {
        const result = readBirthdate(text, locale, today)
        if (result.ok) expect(result.value).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }),
    )
  })
})
