import { describe, expect, it } from 'vitest'
import { findMissedPrice } from '../../../booking/missed-price.ts'
import { sampleFacts } from '../../../testing/sample-facts.ts'
import { checkPartner } from '../../check-partner.ts'
import { forgetAnswers } from '../../forget-answers.ts'
import { partner, partnerBody } from '../../partner-facts.ts'
import { isShare } from '../../share.ts'
import { viewDetails } from '../../view-details.ts'
import { viewPartner } from '../../view-partner.ts'

const samvirket = partner.parse({
  id: 'samvirket',
  name: 'Samvirket',
  kind: 'union',
  summary: { no: 'Medlemmer betaler en egenandel.', en: 'Members pay a share.' },
  branches: [{ id: 'bergen', name: { no: 'Bergen', en: 'Bergen' } }],
})
const prices = { ...sampleFacts.prices, 'gp-consultation': { price: 1390, partners: { samvirket: 400 } } }
const facts = { ...sampleFacts, partners: [...sampleFacts.partners, samvirket], prices }
const reader = { locale: 'en', country: 'norway' } as const
const gp = { id: 'gp-consultation', mode: 'clinic', profession: 'general-practitioner' } as const
const answers = { kind: 'union', id: 'samvirket', memberNumber: 'S-17', branch: 'bergen' } as const

describe('a trade union', () => {
  it('asks for a number and a branch, in clinics only, at its own prices', () => {
    const view = viewPartner(facts, samvirket, reader)
    expect(view.fields).toEqual([
      { name: 'memberNumber', kind: 'text', required: true },
      { name: 'branch', kind: 'select', required: false, options: [{ id: 'bergen', name: 'Bergen' }] },
    ])
    expect(view.prices).toEqual({ 'gp-consultation': 400 })
    expect(view.excluded).toContain('gp-video')
  })

  it('has answers that the API takes, checks, shows and forgets', () => {
    const checked = checkPartner(facts, partnerBody.parse(answers), gp, '2026-11-16')
    expect(checked).toEqual({ ok: true, value: { details: answers, leftOut: null } })
    expect(checkPartner(facts, { ...answers, memberNumber: ' ' }, gp, '2026-11-16')).toEqual({
      ok: false,
      fields: { memberNumber: 'required' },
    })
    expect(viewDetails(facts, answers, reader).answers).toEqual([
      { name: 'memberNumber', value: 'S-17' },
      { name: 'branch', value: 'Bergen' },
    ])
    expect(forgetAnswers(answers, () => true)).toEqual({ kind: 'union', id: 'samvirket', branch: 'bergen' })
  })

  it('pays the rest of a price, for visits that take place', () => {
    expect(isShare(answers, 400)).toBe(true)
    expect(findMissedPrice(prices, { treatment: 'gp-consultation', price: 400, partner: answers })).toBe(1390)
  })
})
