import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accept } from '../forms/fields/checked.ts'
import { checkOrder, type OrderInput } from './check-order.ts'

const rules = {
  today: '2026-11-18',
  country: 'norway',
  clinics: ['bislett'],
  checkPhone: accept<string>,
} as const
const patient = { name: 'Kari Nordmann', birthdate: '1980-02-29', phone: '+4791234567' }
const address = { street: 'Prøvegata 1', postcode: '0170', place: 'Oslo' }

const problemsOf = (input: Partial<OrderInput>) => {
  const checked = checkOrder({ patient, ...input }, rules)
  return checked.ok ? {} : checked.fields
}

describe('an order', () => {
  it('is collected at a clinic that has it, or sent to an address', () => {
    expect(checkOrder({ patient, clinic: 'bislett' }, rules)).toEqual({
      ok: true,
      value: { patient, delivery: { clinic: 'bislett', address: null } },
    })
    expect(checkOrder({ patient, address: { ...address, street: '  Prøvegata   1 ' } }, rules)).toEqual({
      ok: true,
      value: { patient, delivery: { clinic: null, address } },
    })
  })

  it('goes one way, not both and not none', () => {
    expect(problemsOf({})).toEqual({ clinic: 'required' })
    expect(problemsOf({ clinic: null, address: null })).toEqual({ clinic: 'required' })
    expect(problemsOf({ clinic: 'bislett', address })).toEqual({ clinic: 'invalid' })
    expect(problemsOf({ clinic: 'okern' })).toEqual({ clinic: 'invalid' })
  })

  it('has all lines of an address, with a postcode of the country', () => {
    const wrong = { street: '12', postcode: '170', place: ' ' }
    expect(problemsOf({ address: wrong })).toEqual({
      street: 'street-required',
      postcode: 'postcode-format',
      place: 'place-required',
    })
    expect(problemsOf({ address: { ...address, street: 'Gata 1\nOslo' } })).toEqual({ street: 'invalid-characters' })
    expect(problemsOf({ address: { ...address, place: 'o'.repeat(101) } })).toEqual({ place: 'too-long' })
  })

  it('is for people of 16 years, from their birthday on', () => {
    const born = (birthdate: string) => problemsOf({ clinic: 'bislett', patient: { ...patient, birthdate } })
    expect(born('2010-11-18')).toEqual({})
    expect(born('2010-11-19')).toEqual({ birthdate: 'too-young' })
    expect(born('2027-01-01')).toEqual({ birthdate: 'birthdate-implausible' })
  })

  it('takes what it has accepted once more as it is', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 120 })
    fc.assert(
      fc.property(text, text, (street, place) => {
        const checked = checkOrder({ patient, address: { street, postcode: '0170', place } }, rules)
        if (!checked.ok) return
        const { delivery } = checked.value
        expect(checkOrder({ patient, ...delivery }, rules)).toEqual(checked)
      }),
    )
  })
})
