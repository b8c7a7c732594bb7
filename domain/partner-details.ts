import type { PartnerBody } from './api/bodies.ts'
import type { Partner } from './facts/partner.ts'
import { accept, type Checked, type CheckedFields, gatherFields, refuse } from './fields/checked.ts'
import { checkRewardNumber } from './fields/reward-number.ts'
import { isWritableLine, tidyLine } from './fields/text.ts'

/** What a booking keeps of the partner that it came through. */
export type PartnerDetails =
  | { readonly kind: 'airline'; readonly id: string; readonly rewardNumber: string }
  | { readonly kind: 'insurance'; readonly id: string; readonly accepted: true }
  | {
      readonly kind: 'corporate'
      readonly id: string
      readonly campaign: string | null
      readonly department: string | null
      readonly hrConsultant: string | null
      readonly costCenter: string | null
    }

type CorporateField = Extract<Partner, { kind: 'corporate' }>['required'][number]

interface CorporateRules {
  readonly kind: 'corporate'
  readonly id: string
  readonly campaigns: readonly { readonly id: string }[]
  readonly departments: readonly { readonly id: string }[]
  readonly required: readonly CorporateField[]
}

/** What the rules need to know of a partner: the server has all of it, the browser its words in one language. */
export type PartnerRules = { readonly kind: 'airline' | 'insurance'; readonly id: string } | CorporateRules

/** The partner fields of section 3.2. `partner` is the one that the id names; undefined when there is none. */
export function checkPartner(input: PartnerBody, partner: PartnerRules | undefined): CheckedFields<PartnerDetails> {
  if (!partner || partner.kind !== input.kind || partner.id !== input.id) {
    return { ok: false, fields: { partner: 'invalid' } }
  }
  const { id } = partner
  switch (input.kind) {
    case 'airline':
      return gatherFields<Extract<PartnerDetails, { kind: 'airline' }>>({
        kind: accept('airline'),
        id: accept(id),
        rewardNumber: checkRewardNumber(input.rewardNumber),
      })
    case 'insurance':
      return gatherFields<Extract<PartnerDetails, { kind: 'insurance' }>>({
        kind: accept('insurance'),
        id: accept(id),
        accepted: input.accepted ? accept(true) : refuse('must-accept'),
      })
    case 'corporate':
      return checkCorporate(input, partner as CorporateRules)
  }
}

function checkCorporate(
  input: Extract<PartnerBody, { kind: 'corporate' }>,
  partner: CorporateRules,
): CheckedFields<PartnerDetails> {
  const check = (field: CorporateField, known?: readonly { id: string }[]): Checked<string | null> => {
    const value = tidyLine(input[field] ?? '')
    if (value === '') return partner.required.includes(field) ? refuse('required') : accept(null)
    if (!isWritableLine(value)) return refuse('invalid-characters')
    return known && !known.some((it) => it.id === value) ? refuse('invalid') : accept(value)
  }
  return gatherFields<Extract<PartnerDetails, { kind: 'corporate' }>>({
    kind: accept('corporate'),
    id: accept(partner.id),
    campaign: check('campaign', partner.campaigns),
    department: check('department', partner.departments),
    hrConsultant: check('hrConsultant'),
    costCenter: check('costCenter'),
  })
}
