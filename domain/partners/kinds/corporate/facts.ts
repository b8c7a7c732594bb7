import * as z from 'zod'
import { id, line } from '../../../api/inputs.ts'
import { localizedText, slug } from '../../../facts/shared.ts'
import { locales } from '../../../market/locale.ts'
import { commonFacts } from '../../common-facts.ts'

/** Which of them are required differs from company to company, so here none is. */
const answer = z.optional(z.nullable(line(100)))
export const corporateAnswers = { campaign: answer, department: answer, hrConsultant: answer, costCenter: answer }

const list = z.array(z.strictObject({ id: slug, name: localizedText }))

export const corporateFacts = z.strictObject({
  ...commonFacts,
  kind: z.literal('corporate'),
  campaigns: list,
  departments: list,
  /** Who is told that an employee is away; left out where the agreement does not include it. */
  absenceContact: z.strictObject({ email: z.email(), locale: z.enum(locales) }).optional(),
  required: z.array(z.enum(['campaign', 'department', 'hrConsultant', 'costCenter'])),
})

export const corporateBody = z.strictObject({ kind: z.literal('corporate'), id, ...corporateAnswers })
