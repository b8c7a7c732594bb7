import { describe, expect, it } from 'vitest'
import { checkTyped, type TypedOrder } from './check-typed.ts'

const setting = { locale: 'no', country: 'norway', today: '2026-11-18', clinics: ['bergen'] } as const
const typed: TypedOrder = {
  ...{ item: 'home-test', way: 'post', clinic: '', street: 'Prøvegata 12', postcode: '0170', place: 'Oslo' },
  ...{ name: 'Kari Nordmann', birthdate: '17.05.1990', phone: '912 34 567' },
}
const problemsOf = (change: Partial<TypedOrder>) => {
  const checked = checkTyped({ ...typed, ...change }, setting)
  return checked.ok ? {} : checked.fields
}

describe('what is typed into an order', () => {
  it('is sent with the number and the date as the server takes them', () => {
    expect(checkTyped(typed, setting)).toEqual({
      ok: true,
      item: 'home-test',
      order: {
        patient: { name: 'Kari Nordmann', birthdate: '1990-05-17', phone: '+4791234567' },
        delivery: { clinic: null, address: { street: 'Prøvegata 12', postcode: '0170', place: 'Oslo' } },
      },
    })
  })

  it('has no address of somebody who then chose to collect it', () => {
    const checked = checkTyped({ ...typed, way: 'collect', clinic: 'bergen' }, setting)
    expect(checked.ok && checked.order.delivery).toEqual({ clinic: 'bergen', address: null })
  })

  it('asks how it shall come before it asks where', () => {
    expect(problemsOf({ way: '' })).toEqual({ way: 'required' })
    expect(problemsOf({ way: 'collect' })).toEqual({ clinic: 'required' })
    expect(problemsOf({ way: 'post', street: '' })).toEqual({ street: 'street-required' })
  })

  it('says all that is wrong at once', () => {
    expect(problemsOf({ item: '', way: '', name: '', birthdate: '1990', phone: '' })).toEqual({
      item: 'required',
      way: 'required',
      name: 'name-required',
      birthdate: 'birthdate-format',
      phone: 'phone-invalid',
    })
  })
})
