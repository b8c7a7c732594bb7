import { describe, expect, it } from 'vitest'
import { sampleFacts } from '../facts/sample.ts'
import { checkPartner, findPartner, listFields, type Partner, partnerBody, partnerFieldNames } from './partners.ts'
import { viewPartner } from './view-partner.ts'

const find = (id: string) => sampleFacts.partners.find((it) => it.id === id)
const view = (id: string, locale: 'no' | 'en' = 'en') =>
  viewPartner(sampleFacts, find(id)!, { locale, country: 'norway' })

describe('partner fields', () => {
  it('of the airline: a reward number', () => {
    const input = { kind: 'airline', id: 'norvind', rewardNumber: '1234 5678' } as const
    expect(checkPartner(input, find('norvind'))).toEqual({ ok: true, value: { ...input, rewardNumber: '12345678' } })
    expect(checkPartner({ ...input, rewardNumber: '123' }, find('norvind'))).toEqual({
      ok: false,
      fields: { rewardNumber: 'reward-number' },
    })
  })

  it('of the insurer: its terms must be accepted', () => {
    const input = { kind: 'insurance', id: 'fjelltrygg', accepted: true } as const
    expect(checkPartner(input, find('fjelltrygg'))).toEqual({ ok: true, value: input })
    expect(checkPartner({ ...input, accepted: false }, find('fjelltrygg'))).toEqual({
      ok: false,
      fields: { accepted: 'must-accept' },
    })
  })

  it('of the employer: those that the company requires, from its own lists', () => {
    const input = {
      kind: 'corporate',
      id: 'tinde',
      campaign: 'autumn',
      department: 'sales',
      costCenter: ' 42 ',
    } as const
    expect(checkPartner(input, find('tinde'))).toEqual({
      ok: true,
      value: { ...input, costCenter: '42', hrConsultant: null },
    })
    const empty = { kind: 'corporate', id: 'tinde', campaign: 'spring', hrConsultant: 'Per' } as const
    expect(checkPartner(empty, find('tinde'))).toEqual({
      ok: false,
      fields: { campaign: 'invalid', department: 'required', costCenter: 'required' },
    })
  })

  it('of a partner that is unknown or of another kind are refused', () => {
    const input = { kind: 'insurance', id: 'norvind', accepted: true } as const
    const refused = { ok: false, fields: { partner: 'invalid' } }
    expect(checkPartner(input, find('norvind'))).toEqual(refused)
    expect(checkPartner(input, undefined)).toEqual(refused)
    expect(checkPartner({ ...input, id: 'havnely' }, find('fjelltrygg'))).toEqual(refused)
  })
})

describe('an agreement', () => {
  const ending: Partner = { ...find('tinde')!, until: '2026-11-16' }
  const facts = { partners: [ending, find('norvind')!] }

  it('holds through its last day, and for ever when it has none', () => {
    expect(findPartner(facts, 'tinde', '2026-11-16')).toBe(ending)
    expect(findPartner(facts, 'tinde', '2026-11-17')).toBeUndefined()
    expect(findPartner(facts, 'norvind', '2099-01-01')?.id).toBe('norvind')
    expect(findPartner(facts, 'nobody', '2026-11-16')).toBeUndefined()
  })
})

describe('what a partner’s form needs', () => {
  it('is told in the reader’s language, with the lists of this partner only', () => {
    const department = view('tinde', 'no').fields.find(({ name }) => name === 'department')
    expect(department).toEqual({
      name: 'department',
      kind: 'select',
      required: true,
      options: [{ id: 'sales', name: 'Salg' }],
    })
    expect(view('norvind')).toMatchObject({
      id: 'norvind',
      kind: 'airline',
      fields: [{ name: 'rewardNumber', kind: 'reward-number', required: true }],
      prices: { 'covid-antigen': 595 },
      excluded: [],
    })
    expect(JSON.stringify(view('norvind'))).not.toContain('sales')
  })

  it('says what the members cannot book, and what they accept', () => {
    expect(view('fjelltrygg').excluded).toEqual(['gp-video'])
    expect(view('fjelltrygg').terms).toBeTruthy()
    expect(view('tinde').terms).toBeUndefined()
  })

  it('lists exactly the fields that the API takes for its kind', () => {
    const asked = sampleFacts.partners.flatMap((partner) => listFields(partner).map(({ name }) => name))
    expect(new Set(asked)).toEqual(new Set(partnerFieldNames))
    for (const partner of sampleFacts.partners) {
      const taken = partnerBody.options.find((it) => it.shape.kind.value === partner.kind)!
      expect(Object.keys(taken.shape).sort()).toEqual(
        ['kind', 'id', ...listFields(partner).map(({ name }) => name)].sort(),
      )
    }
  })
})
