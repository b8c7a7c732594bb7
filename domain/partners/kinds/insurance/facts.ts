import * as z from 'zod'
import { id } from '../../../api/inputs.ts'
import { localizedText } from '../../../facts/shared.ts'
import { commonFacts } from '../../common-facts.ts'

export const insuranceFacts = z.strictObject({
  ...commonFacts,
  kind: z.literal('insurance'),
  terms: localizedText,
  /** Whether the general practitioner can be had in clinics only. */
  clinicOnly: z.boolean().default(true),
})

export const insuranceAnswers = { accepted: z.boolean({ error: () => 'must-accept' }) }

export const insuranceBody = z.strictObject({
  kind: z.literal('insurance'),
  id,
  ...insuranceAnswers,
  /** The version of the terms that was read; without it the current one. */
  termsVersion: z.string().max(100).optional(),
})
