import { describe, expect, it } from 'vitest'
import { checkPhone } from '../phones/phone.ts'
import { checkContact } from './contact.ts'
import { checkBirthdate } from './fields/birthdate.ts'
import { checkPatient } from './patient.ts'

const rules = { today: '2026-11-16', checkPhone: (text: string) => checkPhone(text) }

describe('what a patient tells about themselves', () => {
  it('is kept tidy', () => {
    const input = {
      name: ' Kari  Nordmann ',
      birthdate: '2000-03-04',
      email: '',
      phone: '0047 912 34 567',
      description: ' Hoste\r\n',
    }
    expect(checkPatient(input, rules)).toEqual({
      ok: true,
      value: {
        name: 'Kari Nordmann',
        birthdate: '2000-03-04',
        email: null,
        phone: '+4791234567',
        description: 'Hoste',
      },
    })
  })

  it('need not say why they come to a class, and may if they do', () => {
    const patient = { name: 'Kari', birthdate: '2000-03-04', phone: '+4791234567' }
    const check = (description: string) => checkPatient({ ...patient, description }, { ...rules, needsNoReason: true })
    expect(check('')).toMatchObject({ ok: true, value: { description: '' } })
    expect(check('Kneet')).toMatchObject({ ok: true, value: { description: 'Kneet' } })
    expect(check('x'.repeat(251))).toEqual({ ok: false, fields: { description: 'description-too-long' } })
  })

  it('is answered with every message at once', () => {
    const input = { name: '', birthdate: '2030-01-01', email: 'x', phone: '91234567', description: '' }
    expect(checkPatient(input, rules)).toEqual({
      ok: false,
      fields: {
        name: 'name-required',
        birthdate: 'birthdate-implausible',
        email: 'email-format',
        phone: 'phone-format',
        description: 'description-required',
      },
    })
  })
})

describe('the contact form', () => {
  const contactRules = {
    isClinic: (id: string) => id === 'bislett',
    checkBirthdate: (text: string) => checkBirthdate(text, rules.today),
    checkPhone: (text: string) => checkPhone(text, 'any'),
  }
  const input = {
    clinic: 'bislett',
    name: 'Kari',
    birthdate: '2000-03-04',
    email: 'k@example.no',
    phone: '+44 7400 123456',
    message: 'Hei',
  }

  it('takes a message to a clinic or to none, from a mobile of any country', () => {
    const value = { ...input, phone: '+447400123456' }
    expect(checkContact(input, contactRules)).toEqual({ ok: true, value })
    expect(checkContact({ ...input, clinic: null }, contactRules).ok).toBe(true)
  })

  it('needs an e-mail address, a clinic that exists and a message', () => {
    expect(checkContact({ ...input, clinic: 'x', email: '', message: ' ' }, contactRules)).toEqual({
      ok: false,
      fields: { clinic: 'invalid', email: 'email-format', message: 'description-required' },
    })
  })

  it('needs a birthdate that can be somebody’s', () => {
    const born = (birthdate: string) => checkContact({ ...input, birthdate }, contactRules)
    expect(born('2000-03-04')).toMatchObject({ ok: true, value: { birthdate: '2000-03-04' } })
    for (const wrong of ['', ' ', '2000-02-30']) {
      expect(born(wrong)).toEqual({ ok: false, fields: { birthdate: 'birthdate-format' } })
    }
    expect(born('2030-01-01')).toEqual({ ok: false, fields: { birthdate: 'birthdate-implausible' } })
  })
})
