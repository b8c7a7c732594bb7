import type { WarningLevel } from '../facts/warning-sign.ts'
import { findGravest } from './find-gravest.ts'

/** What a walk-in clinic is for. */
export const clinicReasons = ['infection', 'muscles', 'skin', 'prescription', 'long'] as const

export type Urgency = WarningLevel | 'clinic' | 'self-care'

/** The most serious ticked sign decides; without one, whether a clinic can help. */
export function judgeUrgency(
  ticked: readonly string[],
  signs: readonly { id: string; level: WarningLevel }[],
): Urgency {
  const isForClinic = clinicReasons.some((reason) => ticked.includes(reason))
  return findGravest(ticked, signs) ?? (isForClinic ? 'clinic' : 'self-care')
}
