import { describe, expect, it } from 'vitest'
import type { PartnerView } from '#domain/api/read-answers.ts'
import { emptyDraft, type Typed } from '../draft/draft.ts'
import { checkForm } from './check-form.ts'

const norwegian = { locale: 'no', country: 'norway', today: '2026-11-16' } as const
const english = { ...norwegian, locale: 'en' } as const
const filled: Typed = {
  ...emptyDraft().typed,
  name: 'Kari Nordmann',
  birthdate: '04-03-2000',
  phone: '+47 412 34 567',
  description: 'Vondt i ryggen',
}
const airline: PartnerView = {
  id: 'norvind',
  kind: 'airline',
  name: 'Norvind',
  fields: [{ name: 'rewardNumber', kind: 'reward-number', required: true }],
  prices: {},
  excluded: [],
  uncovered: [],
}
const employer: PartnerView = {
  id: 'tinde',
  kind: 'corporate',
  name: 'Tinde',
  fields: [
    { name: 'campaign', kind: 'select', required: true, options: [{ id: 'employee-health', name: 'Ansatthelse' }] },
    { name: 'department', kind: 'select', required: false, options: [{ id: 'office', name: 'Kontor' }] },
    { name: 'costCenter', kind: 'text', required: true },
  ],
  prices: {},
  excluded: [],
  uncovered: [],
}

describe('what a patient typed', () => {
  it('is read in the order of the language', () => {
    expect(checkForm(filled, norwegian, undefined)).toMatchObject({ ok: true, patient: { birthdate: '2000-03-04' } })
    expect(checkForm({ ...filled, birthdate: '03/04/2000' }, english, undefined)).toMatchObject({
      patient: { birthdate: '2000-03-04', phone: '+4741234567', email: null },
    })
  })

  it('has a number as people write it at home, with the code of the country', () => {
    expect(checkForm({ ...filled, phone: '412 34 567' }, norwegian, undefined)).toMatchObject({
      patient: { phone: '+4741234567' },
    })
    expect(
      checkForm({ ...filled, phone: '070-123 45 67' }, { ...norwegian, country: 'sweden' }, undefined),
    ).toMatchObject({ patient: { phone: '+46701234567' } })
    expect(checkForm({ ...filled, phone: '12345678' }, norwegian, undefined)).toEqual({
      ok: false,
      fields: { phone: 'phone-format' },
    })
  })

  it('is wrong field by field, all told together', () => {
    expect(checkForm(emptyDraft().typed, norwegian, airline)).toEqual({
      ok: false,
      fields: {
        name: 'name-required',
        birthdate: 'birthdate-format',
        phone: 'phone-invalid',
        description: 'description-required',
        rewardNumber: 'reward-number',
      },
    })
    expect(checkForm({ ...filled, birthdate: '04-03-2027' }, norwegian, undefined)).toMatchObject({
      fields: { birthdate: 'birthdate-implausible' },
    })
  })

  it('has what the partner asks for', () => {
    expect(checkForm({ ...filled, partner: { rewardNumber: '12 34 56 78' } }, norwegian, airline)).toMatchObject({
      partner: { kind: 'airline', id: 'norvind', rewardNumber: '12345678' },
    })
    expect(checkForm({ ...filled, partner: { campaign: 'employee-health' } }, norwegian, employer)).toEqual({
      ok: false,
      fields: { costCenter: 'required' },
    })
  })
})
