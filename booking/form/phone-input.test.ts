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
  ])('%s becomes %s', (typed, shown) => {
    expect(changePhone(typed, 'norway')).toBe(shown)
  })
})
