/** Signs that life or lasting health may be in danger now. */
export const emergencySigns = [
  'chest',
  'stroke',
  'breathing',
  'unconscious',
  'bleeding',
  'allergy',
  'seizure',
  'meningitis',
  'headache',
  'suicide',
] as const

/** What cannot wait until the next day. */
export const urgentSigns = ['fever', 'baby', 'pain', 'injury', 'dehydration', 'eye', 'worse', 'mind'] as const

/** What a walk-in clinic is for. */
export const clinicReasons = ['infection', 'muscles', 'skin', 'prescription', 'long'] as const

export type Urgency = 'emergency' | 'urgent' | 'clinic' | 'self-care'

/** The gravest thing that was ticked decides. */
export function judgeUrgency(ticked: readonly string[]): Urgency {
  const any = (signs: readonly string[]) => signs.some((sign) => ticked.includes(sign))
  if (any(emergencySigns)) return 'emergency'
  if (any(urgentSigns)) return 'urgent'
  return any(clinicReasons) ? 'clinic' : 'self-care'
}
