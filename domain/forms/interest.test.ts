import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCallable } from '../phones/phone.ts'
import { anyText } from '../testing/sample-text.ts'
import { checkInterest, type InterestInput } from './interest.ts'

const input: InterestInput = {
  company: ' Fjord  & Sønn AS ',
  name: 'Kari Nordmann',
  email: 'kari@fjord.example',
  phone: '+47 22 86 44 00',
}
const check = (changes: Partial<InterestInput> = {}) =>
  checkInterest({ ...input, ...changes }, { checkPhone: checkCallable })

describe('a business that wants to know more', () => {
  it('needs no more than who to call, and a switchboard will do', () => {
    expect(check()).toEqual({
      ok: true,
      value: {
        company: 'Fjord & Sønn AS',
        name: 'Kari Nordmann',
        email: 'kari@fjord.example',
        phone: '+4722864400',
        employees: null,
        subject: null,
        message: null,
      },
    })
  })

  it.each([
    [12, '12'],
    [' ca. 50 ', 'ca. 50'],
    ['100–150', '100–150'],
    ['', null],
    [null, null],
  ])('may say how many they are: %j', (employees, value) => {
    expect(check({ employees })).toMatchObject({ ok: true, value: { employees: value } })
  })

  it('is told everything that is wrong at once', () => {
    const wrong = { company: '–', name: '', email: 'x', phone: '22864400', employees: 'many', message: 'x'.repeat(251) }
    expect(check(wrong)).toEqual({
      ok: false,
      fields: {
        company: 'company-required',
        name: 'name-required',
        email: 'email-format',
        phone: 'phone-callable',
        employees: 'employees-format',
        message: 'description-too-long',
      },
    })
    expect(check({ employees: -5 })).toMatchObject({ fields: { employees: 'employees-format' } })
    for (const employees of [12.5, 1e21, '–5', '−5']) {
      expect(check({ employees })).toMatchObject({ fields: { employees: 'employees-format' } })
    }
    expect(check({ employees: '1'.repeat(41) })).toMatchObject({ fields: { employees: 'too-long' } })
    expect(check({ company: 'x'.repeat(201) })).toMatchObject({ fields: { company: 'too-long' } })
    expect(check({ phone: '+47 12 34 56 78' })).toMatchObject({ fields: { phone: 'phone-callable' } })
  })

  it('is never kept with a line break or another control character in a line', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (company, name, employees) => {
        const checked = check({ company, name, employees })
        if (!checked.ok) return
        const { value } = checked
        for (const text of [value.company, value.name, value.employees ?? '']) expect(text).not.toMatch(/\p{Cc}/u)
      }),
    )
  })
})
