import * as z from 'zod'
import { id, line } from '../../../api/inputs.ts'
import { localizedText, slug } from '../../../facts/shared.ts'
import { commonFacts } from '../../common-facts.ts'

export const unionFacts = z.strictObject({
  ...commonFacts,
  kind: z.literal('union'),
  branches: z.array(z.strictObject({ id: slug, name: localizedText })),
})

export const unionAnswers = { memberNumber: line(40), branch: z.optional(z.nullable(line(100))) }

export const unionBody = z.strictObject({ kind: z.literal('union'), id, ...unionAnswers })
