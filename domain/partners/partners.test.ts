import { describe, expect, it } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { checkDetails, checkPartner } from './check-partner.ts'
import { type Partner, partnerBody } from './partner-facts.ts'
import { findPartner, listFields } from './partners.ts'
import { viewPartner } from './view-partner.ts'

const find = (id: string) => sampleFacts.partners.find((it) => it.id === id)
const view = (id: string, locale: 'no' | 'en' = 'en') =>
  viewPartner(sampleFacts, find(id)!, { locale, country: 'norway' })

describe('partner fields', () => {
  it('of the airline: a reward number', () => {
    const input = { kind: 'airline', id: 'norvind', rewardNumber: '1234 5678' } as const
    expect(checkDetails(input, find('norvind')!)).toEqual({ ok: true, value: { ...input, rewardNumber: '12345678' } })
    expect(checkDetails({ ...input, rewardNumber: '123' }, find('norvind')!)).toEqual({
      ok: false,
      fields: { rewardNumber: 'reward-number' },
    })
  })

  it('of the insurer: its terms must be accepted', () => {
    const input = { kind: 'insurance', id: 'fjelltrygg', accepted: true } as const
    expect(checkDetails(input, find('fjelltrygg')!)).toEqual({ ok: true, value: input })
    expect(checkDetails({ ...input, accepted: false }, find('fjelltrygg')!)).toEqual({
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
    expect(checkDetails(input, find('tinde')!)).toEqual({
      ok: true,
      value: { ...input, costCenter: '42', hrConsultant: null },
    })
    const empty = { kind: 'corporate', id: 'tinde', campaign: 'spring', hrConsultant: 'Per' } as const
    expect(checkDetails(empty, find('tinde')!)).toEqual({
      ok: false,
      fields: { campaign: 'invalid', department: 'required', costCenter: 'required' },
    })
  })

  it('of a partner of another kind are refused', () => {
    const input = { kind: 'insurance', id: 'norvind', accepted: true } as const
    const refused = { ok: false, fields: { partner: 'invalid' } }
    expect(checkDetails(input, find('norvind')!)).toEqual(refused)
    expect(checkDetails({ ...input, id: 'havnely' }, find('fjelltrygg')!)).toEqual(refused)
  })
})

describe('a booking that names a partner', () => {
  const gp = { id: 'gp-consultation', mode: 'clinic', profession: 'general-practitioner' } as const
  const insured = { kind: 'insurance', id: 'fjelltrygg', accepted: true } as const
  const check = (input: Parameters<typeof checkPartner>[1], treatment: Parameters<typeof checkPartner>[2] = gp) =>
    checkPartner(sampleFacts, input, treatment, '2026-11-16')
  const without = (leftOut: string | null) => ({ ok: true, value: { details: null, leftOut } })

  it('has it when the agreement counts', () => {
    expect(check(insured)).toEqual({ ok: true, value: { details: insured, leftOut: null } })
    expect(check(undefined)).toEqual(without(null))
  })

  it('goes on without one that is unknown, is not in force or does not cover the treatment, whatever was answered', () => {
    expect(check({ ...insured, id: 'nobody', accepted: false })).toEqual(without('unknown'))
    expect(check({ ...insured, accepted: false }, { ...gp, id: 'ear-cleaning' })).toEqual(without('not-covered'))
    expect(check(insured, { ...gp, id: 'gp-video', mode: 'video' })).toEqual(without('not-covered'))
    const at = (today: string, dates: object) => {
      const partners = sampleFacts.partners.map((it) => (it.id === 'fjelltrygg' ? { ...it, ...dates } : it))
      return checkPartner({ ...sampleFacts, partners }, insured, gp, today)
    }
    expect(at('2026-11-17', { until: '2026-11-16' })).toEqual(without('not-in-force'))
    expect(at('2026-11-15', { from: '2026-11-16' })).toEqual(without('not-in-force'))
    expect(at('2026-11-16', { from: '2026-11-16', until: '2026-11-16' })).toMatchObject({ value: { leftOut: null } })
  })

  it('earns points whatever is booked, and is refused with wrong answers', () => {
    const member = { kind: 'airline', id: 'norvind', rewardNumber: '12345678' } as const
    expect(check(member, { ...gp, id: 'ear-cleaning' })).toMatchObject({ value: { details: member } })
    expect(check({ ...insured, accepted: false })).toEqual({ ok: false, fields: { accepted: 'must-accept' } })
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
    expect(view('fjelltrygg').uncovered).toContain('covid-antigen')
    expect(view('fjelltrygg').uncovered).not.toContain('gp-consultation')
    expect(view('norvind').uncovered).toEqual([])
    expect(view('fjelltrygg').terms).toBeTruthy()
    expect(view('tinde').terms).toBeUndefined()
  })

  it('lists exactly the fields that the API takes for its kind', () => {
    for (const partner of sampleFacts.partners) {
      const taken = partnerBody.options.find((it) => it.shape.kind.value === partner.kind)!
      const also = partner.kind === 'insurance' ? ['termsVersion'] : []
      expect(Object.keys(taken.shape).sort()).toEqual(
        ['kind', 'id', ...also, ...listFields(partner).map(({ name }) => name)].sort(),
      )
    }
  })
})
