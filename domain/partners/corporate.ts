import * as z from 'zod'
import { id, line } from '../api/inputs.ts'
import { localizedText, slug } from '../facts/shared.ts'
import { commonFacts, type PartnerKind } from './partner-kind.ts'

export const corporateFields = ['campaign', 'department', 'hrConsultant', 'costCenter'] as const

const list = z.array(z.strictObject({ id: slug, name: localizedText }))

/** An employer: which fields must be filled in is its own choice. */
export const corporateFacts = z.strictObject({
  ...commonFacts,
  kind: z.literal('corporate'),
  campaigns: list,
  departments: list,
  required: z.array(z.enum(corporateFields)),
})
type Corporate = z.infer<typeof corporateFacts>

/** Which of them are required differs from company to company, so here none is. */
const answer = z.optional(z.nullable(line(100)))
export const corporateBody = z.strictObject({
  kind: z.literal('corporate'),
  id,
  campaign: answer,
  department: answer,
  hrConsultant: answer,
  costCenter: answer,
})

export const corporate: PartnerKind<Corporate, (typeof corporateFields)[number]> = {
  listFields: ({ campaigns, departments, required }) => {
    const isRequired = (name: (typeof corporateFields)[number]) => required.includes(name)
    return [
      { name: 'campaign', kind: 'select', required: isRequired('campaign'), options: campaigns },
      { name: 'department', kind: 'select', required: isRequired('department'), options: departments },
      { name: 'hrConsultant', kind: 'text', required: isRequired('hrConsultant') },
      { name: 'costCenter', kind: 'text', required: isRequired('costCenter') },
    ]
  },
  offers: () => true,
  isOnlyForPriced: true,
}
