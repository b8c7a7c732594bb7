/** Why somebody wants help. The words of the booking's explainer name the same reasons. */
const physiotherapistReasons = ['recovery', 'limb-joint', 'osteoarthritis', 'exercises'] as const
const chiropractorReasons = ['sudden-spine', 'stiff-joints', 'neck-headache'] as const
export const therapistReasons = [...physiotherapistReasons, ...chiropractorReasons, 'dizzy'] as const
export type TherapistReason = (typeof therapistReasons)[number]

export type TherapistAdvice = 'physiotherapist' | 'chiropractor' | 'either' | 'doctor'

/** Dizziness needs a doctor first. Otherwise whoever more of the reasons are for; either of them when it is even. */
export function adviseTherapist(reasons: readonly TherapistReason[]): TherapistAdvice {
  if (reasons.includes('dizzy')) return 'doctor'
  const count = (of: readonly TherapistReason[]) => reasons.filter((reason) => of.includes(reason)).length
  const lead = count(physiotherapistReasons) - count(chiropractorReasons)
  if (lead === 0) return 'either'
  return lead > 0 ? 'physiotherapist' : 'chiropractor'
}
