import * as z from 'zod'
import { slug } from '#domain/facts/shared.ts'
import type { Language } from '#domain/market/locale.ts'
import type { NamedFact } from './named-facts.ts'

const words = z.array(z.string().min(1)).min(1)

/** Limits of medicine that pages mention and never type: content/clinical-limits.yaml, by id. */
export const clinicalLimits = z.record(
  slug,
  z.strictObject({
    /** The value as it stands in a sentence. */
    text: z.strictObject({ en: z.string().min(1), no: z.string().min(1) }),
    /** Words of a sentence about it. */
    near: z.strictObject({ en: words, no: words }),
    /** The guidance that it rests on. */
    source: z.string().min(1),
    /** The year of which it is stated. */
    year: z.int().min(2020),
  }),
)
export type ClinicalLimits = z.infer<typeof clinicalLimits>

/** The limits as facts that texts name: {fact:limit-tetanus-clean-wound}. Swedish texts have none of their own yet. */
export function nameLimits(limits: ClinicalLimits, language: Language): Record<string, NamedFact> {
  const own = language === 'en' ? 'en' : 'no'
  return Object.fromEntries(
    Object.entries(limits).map(([id, { text, near }]) => [
      `limit-${id}`,
      { text: text[own], near: new RegExp(near[own].map((word) => `(?<!\\p{L})${word}`).join('|'), 'iu') },
    ]),
  )
}
