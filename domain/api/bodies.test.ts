import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMessageKey } from '../forms/fields/checked.ts'
import { anyText } from '../testing/sample-text.ts'
import { bookingBody, codeBody, contactBody, fieldsOf, holdBody, moveBody, verificationBody } from './bodies.ts'

const patient = { name: 'Kari', birthdate: '2000-03-04', phone: '+4791234567', description: 'Vondt i halsen' }
const booking = { slot: 'a.b.c.d', treatment: 'a', verification: 'token', patient, locale: 'en' }
const wrong = (body: unknown) => {
  const result = bookingBody.safeParse(body)
  return result.success ? null : fieldsOf(result.error.issues)
}

describe('the body of a booking', () => {
  it('is accepted with and without what may be left out', () => {
    expect(wrong(booking)).toBeNull()
    expect(wrong({ ...booking, hold: 'h', patient: { ...patient, email: null } })).toBeNull()
    expect(wrong({ ...booking, partner: { kind: 'airline', id: 'norvind', rewardNumber: '12345678' } })).toBeNull()
    expect(wrong({ ...booking, partner: { kind: 'insurance', id: 'fjelltrygg', accepted: true } })).toBeNull()
    expect(
      wrong({ ...booking, partner: { kind: 'corporate', id: 'tinde', campaign: 'autumn', costCenter: null } }),
    ).toBeNull()
  })

  it('leaves the language open when it does not say, so that the browser’s counts', () => {
    const { locale: _, ...rest } = booking
    expect(bookingBody.parse(rest).locale).toBeUndefined()
  })

  it('names fields that it does not know, also those that every object has', () => {
    const strange = Object.fromEntries(['extra', 'constructor', 'toString', '__proto__'].map((name) => [name, 1]))
    const named = Object.entries(wrong({ ...booking, patient: Object.assign(strange, patient) })!)
    expect(named.map(([name]) => name).sort()).toEqual(['__proto__', 'constructor', 'extra', 'toString'])
  })

  it('names each field that is missing, with the field’s own message', () => {
    expect(wrong({ ...booking, patient: {} })).toEqual({
      name: 'name-required',
      birthdate: 'birthdate-format',
      phone: 'phone-invalid',
      description: 'description-required',
    })
    expect(wrong({})).toEqual({ treatment: 'required', verification: 'required', patient: 'invalid' })
    expect(wrong({ ...booking, partner: { kind: 'insurance', id: 'x' } })).toEqual({ accepted: 'must-accept' })
    expect(wrong({ ...booking, partner: { kind: 'airline', id: 'x' } })).toEqual({ rewardNumber: 'reward-number' })
    expect(wrong({ ...booking, partner: { kind: 'bank' } })).toEqual({ kind: 'invalid' })
  })

  it('has no field that nobody asked for', () => {
    expect(wrong({ ...booking, price: 1 })).toEqual({ price: 'unknown-field' })
    expect(wrong({ ...booking, patient: { ...patient, admin: true } })).toEqual({ admin: 'unknown-field' })
  })

  it('has bounds, and no characters that cannot be kept', () => {
    expect(wrong({ ...booking, slot: 'a'.repeat(251) })).toEqual({ slot: 'too-long' })
    expect(wrong({ ...booking, patient: { ...patient, description: 'a'.repeat(4001) } })).toEqual({
      description: 'description-too-long',
    })
    expect(wrong({ ...booking, patient: { ...patient, name: 'a\u0000' } })).toEqual({ name: 'invalid-characters' })
    expect(wrong({ ...booking, patient: { ...patient, description: '\ud800' } })).toEqual({
      description: 'invalid-characters',
    })
    expect(wrong({ ...booking, patient: { ...patient, description: 'a\n\tb' } })).toBeNull()
  })

  it('that is not an object is wrong as a whole', () => {
    for (const body of [null, [], 'x', 1]) expect(wrong(body)).toEqual({ body: 'invalid' })
  })
})

describe('the other bodies', () => {
  it('are accepted as the contract has them', () => {
    expect(holdBody.parse({ slot: 'x' })).toEqual({ slot: 'x' })
    expect(moveBody.parse({ slot: 'x' })).toEqual({ slot: 'x' })
    expect(verificationBody.parse({ phone: '+47', locale: 'en' })).toEqual({ phone: '+47', locale: 'en' })
    expect(codeBody.parse({ code: '123 456' })).toEqual({ code: '123 456' })
    const contact = {
      clinic: null,
      name: 'Kari',
      birthdate: '2000-03-04',
      email: 'k@x.no',
      phone: '+47',
      message: 'Hei',
      locale: 'no',
    }
    expect(contactBody.parse(contact)).toEqual(contact)
  })

  it('say what is wrong in keys that have words, whatever is sent', () => {
    const bodies = [bookingBody, codeBody, contactBody, holdBody, moveBody, verificationBody]
    const anything = fc.oneof(
      fc.anything({ withNullPrototype: false }),
      fc.record(
        {
          slot: fc.anything(),
          treatment: anyText,
          verification: fc.anything(),
          patient: fc.record({ name: fc.anything(), email: fc.anything() }, { requiredKeys: [] }),
          partner: fc.record({ kind: fc.constantFrom('airline', 'insurance', 'corporate', 'x'), id: fc.anything() }),
          clinic: fc.anything(),
          locale: fc.anything(),
        },
        { requiredKeys: [] },
      ),
    )
    fc.assert(
      fc.property(fc.constantFrom(...bodies), anything, (body, sent) => {
        const result = body.safeParse(sent)
        if (result.success) return
        const fields = Object.values(fieldsOf(result.error.issues))
        expect(fields.length).toBeGreaterThan(0)
        expect(fields.filter((it) => !isMessageKey(it))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})
