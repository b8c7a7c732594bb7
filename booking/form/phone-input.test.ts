import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changePhone, startPhone } from './phone-input.ts'

describe('the phone field', () => {
  it('begins with the code of the country', () => {
    expect(startPhone('norway')).toBe('+47 ')
    expect(startPhone('sweden')).toBe('+46 ')
  })

  it.each([
    ['+47 912 34 567', '+47 912 34 567'],
    ['+47 47 12 34 56', '+47 47 12 34 56'],
    ['+47 +46 70 123 45 67', '+46 70 123 45 67'],
    ['+47 +4791234567', '+4791234567'],
    ['+47 0046701234567', '0046701234567'],
    ['+47 4791234567', '+4791234567'],
    ['+47 +', '+47 +'],
    ['+47 00', '+47 00'],
    ['', ''],
    ['++47 ', '+'],
    ['9+47 ', '+47 9'],
    ['91234567', '91234567'],
    ['+4790054367', '+4790054367'],
    ['+4741200345', '+4741200345'],
    ['+47 90054367', '+47 90054367'],
    ['+46700123456', '+46700123456'],
    ['+447700900123', '+447700900123'],
    ['+47 +46700123456', '+46700123456'],
    ['+47+447700900123', '+447700900123'],
  ])('%s becomes %s', (typed, shown) => {
    expect(changePhone(typed, 'norway')).toBe(shown)
  })

  it('leaves every whole number as it was written, pasted or typed', () => {
    const numbers = fc.tuple(fc.constantFrom('+47', '+46', '+44', '+1'), fc.stringMatching(/^[2-9]\d{7,9}$/))
    fc.assert(
      fc.property(numbers, ([code, number]) => {
        // Such a text is the Norwegian code twice.
        fc.pre(!/^\+4747\d{8}$/.test(code + number))
        for (let typed = 1; typed <= number.length; typed++) {
          const text = code + number.slice(0, typed)
          expect(changePhone(text, 'norway')).toBe(text)
        }
        expect(changePhone(`+47 ${code}${number}`, 'norway')).toBe(code + number)
      }),
    )
  })
})
