import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fewestCharacters, readPeopleQuery } from './people-query.ts'

const today = '2026-11-09'
const read = (text: string) => readPeopleQuery(text, today)

it('understands a name, a phone, a birthdate and a reference as they are typed at a desk', () => {
  expect(read(' kari  nordm ')).toMatchObject({ words: ['kari', 'nordm'], phone: null, birthdates: [] })
  expect(read('Anne-Lise')).toMatchObject({ words: ['Anne', 'Lise'] })
  expect(read('912 34 567')).toMatchObject({ words: [], phone: '91234567' })
  expect(read('+47 912 34 567')).toMatchObject({ phone: '4791234567' })
  expect(read('004791234567')).toMatchObject({ phone: '4791234567' })
  expect(read('29.02.1980')).toMatchObject({ words: [], birthdates: ['1980-02-29'] })
  expect(read('1980-02-29')).toMatchObject({ birthdates: ['1980-02-29'] })
  expect(read('k7qf2mxr')).toMatchObject({ words: [], reference: 'K7QF2MXR' })
})

it('searches for both where nobody can tell which was meant', () => {
  expect(read('17051990')).toMatchObject({ phone: '17051990', birthdates: ['1990-05-17'] })
  expect(read('03/04/1990')?.birthdates).toEqual(['1990-04-03', '1990-03-04'])
  expect(read('Katarina')).toMatchObject({ words: ['Katarina'], reference: 'KATARINA' })
})

it.each(['', 'ka', 'k a', '%%%', '___', '1234', '...', '🙂🙂🙂'])('does not search for %j', (text) => {
  expect(read(text)).toBeUndefined()
})

it('never searches for less than three letters or digits, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const query = read(text)
      if (!query) return
      expect((text.normalize('NFC').match(/[\p{L}\d]/gu) ?? []).length).toBeGreaterThanOrEqual(fewestCharacters)
      // Nothing that a pattern of the database could take for more than a letter.
      for (const word of query.words) expect(word).toMatch(/^\p{L}+$/u)
    }),
  )
})
