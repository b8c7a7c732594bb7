import * as z from 'zod'
import { id } from '../api/inputs.ts'
import { localizedText } from '../facts/shared.ts'
import { commonFacts, type PartnerKind } from './partner-kind.ts'

/** An insurer: the patient accepts its terms. */
export const insuranceFacts = z.strictObject({
  ...commonFacts,
  kind: z.literal('insurance'),
  terms: localizedText,
  /** Whether the general practitioner can be had in clinics only. */
  clinicOnly: z.boolean().default(true),
})
type Insurance = z.infer<typeof insuranceFacts>

export const insuranceBody = z.strictObject({
  kind: z.literal('insurance'),
  id,
  accepted: z.boolean({ error: () => 'must-accept' }),
  /** The version of the terms that was read; without it the current one. */
  termsVersion: z.string().max(100).optional(),
})

export const insuranceFields = ['accepted'] as const

export const insurance: PartnerKind<Insurance, (typeof insuranceFields)[number]> = {
  listFields: () => [{ name: 'accepted', kind: 'checkbox', required: true }],
  offers: ({ clinicOnly }, { mode, profession }) =>
    !clinicOnly || mode === 'clinic' || profession !== 'general-practitioner',
  isOnlyForPriced: true,
}
