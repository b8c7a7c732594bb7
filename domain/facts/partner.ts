import * as z from 'zod'
import { localizedText, slug } from './shared.ts'

const common = {
  id: slug,
  name: z.string(),
  /** One sentence about what members get. */
  summary: localizedText,
}

/** An airline with a loyalty programme: the member gives a reward number and earns points. */
export const airlinePartner = z.strictObject({
  ...common,
  kind: z.literal('airline'),
  earning: z.strictObject({
    firstVideoVisit: z.int(),
    firstClinicVisit: z.int(),
    /** Per cent of the price of every later visit. */
    laterPercent: z.number(),
  }),
})

/** An insurer: the patient accepts its terms. */
export const insurancePartner = z.strictObject({
  ...common,
  kind: z.literal('insurance'),
  terms: localizedText,
  /** Whether the general practitioner can be had in clinics only. */
  clinicOnly: z.boolean().default(true),
})

/** An employer: which fields it asks for is its own choice. */
export const corporatePartner = z.strictObject({
  ...common,
  kind: z.literal('corporate'),
  campaigns: z.array(z.strictObject({ id: slug, name: localizedText })),
  departments: z.array(z.strictObject({ id: slug, name: localizedText })),
  required: z.array(z.enum(['campaign', 'department', 'hrConsultant', 'costCenter'])),
})

/** content/partners/{id}.yaml */
export const partner = z.discriminatedUnion('kind', [airlinePartner, insurancePartner, corporatePartner])
export type Partner = z.infer<typeof partner>
