import { describe, expect, it } from 'vitest'
import { forgetAnswers } from './forget-answers.ts'
import type { PartnerDetails } from './partner-facts.ts'

const forget = (details: object, listed: string[] = []) =>
  forgetAnswers(details as PartnerDetails, (answer) => listed.includes(answer))

describe('what stays of a partner’s answers when a patient is forgotten', () => {
  it('is what an employer lists, and a cost centre that its statement lists', () => {
    const lists = { kind: 'corporate', id: 'tinde', campaign: 'autumn', department: 'sales' }
    const details = { ...lists, hrConsultant: 'Per', costCenter: '4200' }
    expect(forget(details)).toEqual(lists)
    expect(forget(details, ['4200', 'Per'])).toEqual({ ...lists, costCenter: '4200' })
  })

  it('is which terms were accepted, and no member’s number', () => {
    const insured = { kind: 'insurance', id: 'fjelltrygg', accepted: true, termsVersion: 'a1' }
    expect(forget(insured)).toEqual(insured)
    expect(forget({ kind: 'airline', id: 'norvind', rewardNumber: '12345678' }, ['12345678'])).toEqual({
      kind: 'airline',
      id: 'norvind',
    })
  })

  it('is nothing that was answered to a kind of partner that there is no longer', () => {
    expect(forget({ kind: 'bank', id: 'sparing', account: '1', campaign: 'autumn' }, ['1'])).toEqual({
      kind: 'bank',
      id: 'sparing',
    })
  })
})
