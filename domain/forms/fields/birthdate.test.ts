import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../market/locale.ts'
import { anyText } from '../../testing/sample-text.ts'
import { checkBirthdate, findReadings, formatBirthdate, readBirthdate, separateBirthdate } from './birthdate.ts'

const today = '2026-11-16'
const read = (text: string, language: Language) => {
  const result = readBirthdate(text, language, today)
  return result.ok ? result.value : result.key
}

describe('a birthdate as it is typed', () => {
  it('has the day first in Norwegian and the month first in English', () => {
    expect(read('04-03-2000', 'no')).toBe('2000-03-04')
    expect(read('03/04/2000', 'en')).toBe('2000-03-04')
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

  it.each(['2000-03-04', '2000-3-4', '2000 03 04', '20000304', '04-03-2000', '4/3 2000', '04032000'])(
    'has the year first in Swedish, and is understood as %s',
    (text) => expect(read(text, 'sv')).toBe('2000-03-04'),
  )

  it.each(['000304', '200034', '2000-13-04', '03-2000-04'])('is not a date in Swedish as %s', (text) =>
    expect(read(text, 'sv')).toBe('birthdate-format'),
  )

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
      fc.property(date, fc.constantFrom('no', 'en', 'sv'), (it, language) => {
        expect(read(formatBirthdate(it, language), language)).toBe(it)
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

describe('a birthdate that can be read in two ways', () => {
  it.each(['04.03.2000', '4.3.2000', '04-03-2000', '04 03 2000', '04032000'])(
    'is not chosen for the visitor: %s in English',
    (text) => {
      expect(findReadings(text, 'en', today)).toEqual(['2000-03-04', '2000-04-03'])
      expect(read(text, 'en')).toBe('birthdate-which')
    },
  )

  it.each([
    ['the day is first in Norwegian', '04.03.2000', 'no'],
    ['slashes are how we ask for it', '04/03/2000', 'en'],
    ['the day is first in Norwegian, of digits alone too', '04032000', 'no'],
    ['only one order of the digits is a date', '12252000', 'en'],
    ['both say the same', '03.03.2000', 'en'],
    ['one of them does not exist', '04.25.2000', 'en'],
    ['one of them is to come', '04.12.2026', 'en'],
    ['it is not whole', '04.03.20', 'en'],
    ['the year is first', '2000-03-04', 'en'],
  ] as const)('is not one where %s', (_why, text, locale) => {
    expect(findReadings(text, locale, today)).toBeUndefined()
  })
})

it('is asked about when its digits alone were typed in English, and never becomes another day without a word', () => {
  let field = ''
  for (const digit of '04032000') field = separateBirthdate(field + digit, field, 'en')
  expect(findReadings(field, 'en', today)).toEqual(['2000-03-04', '2000-04-03'])
  expect(read(field, 'en')).toBe('birthdate-which')
})

describe('the field while a birthdate is typed', () => {
  /** Key by key, as a browser tells it. */
  const type = (keys: string, language: Language) =>
    [...keys].reduce((before, key) => separateBirthdate(before + key, before, language), '')

  it.each([
    ['04032000', 'no', '04-03-2000'],
    ['03042000', 'en', '03 04 2000'],
    ['12252000', 'en', '12 25 2000'],
    ['04-03-2000', 'no', '04-03-2000'],
    ['03/04/2000', 'en', '03/04/2000'],
    ['4-3-2000', 'no', '4-3-2000'],
    ['04.03.2000', 'en', '04.03.2000'],
    ['04.032000', 'no', '04.03.2000'],
    ['1985-03-04', 'no', '1985-03-04'],
    ['2000-03-04', 'en', '2000-03-04'],
    ['040', 'no', '04-0'],
    ['20000304', 'sv', '2000-03-04'],
    ['2000-03-04', 'sv', '2000-03-04'],
    ['19850304', 'sv', '1985-03-04'],
    ['04032000', 'sv', '04-03-2000'],
    ['04', 'no', '04'],
  ] as const)('%s in %s becomes %s', (keys, locale, shown) => expect(type(keys, locale)).toBe(shown))

  it('takes what is pasted or filled in whole, and separates digits', () => {
    expect(separateBirthdate('04032000', '', 'no')).toBe('04-03-2000')
    expect(separateBirthdate('2000-03-04', '', 'en')).toBe('2000-03-04')
    expect(separateBirthdate('03/04/2000', '', 'en')).toBe('03/04/2000')
  })

  it('can be emptied key by key from every text, and every deletion stays deleted', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-/. '), maxLength: 12 }), (text) => {
        for (let length = text.length; length > 0; length--) {
          expect(separateBirthdate(text.slice(0, length - 1), text.slice(0, length), 'no')).toBe(
            text.slice(0, length - 1),
          )
        }
      }),
    )
  })

  it('never loses or moves a digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-/. '), maxLength: 12 }), (keys) => {
        expect(type(keys, 'en').replaceAll(/\D/g, '')).toBe(keys.replaceAll(/\D/g, ''))
      }),
    )
  })
})

it.each(['31/12/2015', '20/12/2015', '12/31/2015', '20-12-2015', '20 12 2015', '1985-03-04', '2012-12-04'])(
  'somebody who types %s in English finds it in the field as they typed it',
  (typed) => {
    let field = ''
    for (const letter of typed) field = separateBirthdate(field + letter, field, 'en')
    expect(field).toBe(typed)
  },
)
