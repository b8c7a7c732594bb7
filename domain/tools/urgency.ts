import type { WarningLevel } from '../facts/warning-sign.ts'
import { cardOf, careLevels } from '../signs/warning-signs.ts'

/** What a walk-in clinic is for. */
export const clinicReasons = ['infection', 'muscles', 'skin', 'prescription', 'long'] as const

export type Urgency = WarningLevel | 'clinic' | 'self-care'

/** The level of the most serious of the ticked warning signs; undefined if none is ticked. Other ids are ignored. */
export function findGravest(
  ticked: readonly string[],
  signs: readonly { id: string; level: WarningLevel }[],
): WarningLevel | undefined {
  const levels = signs.filter(({ id }) => ticked.includes(id)).map(({ level }) => level)
  const rank = (level: WarningLevel) => careLevels.indexOf(cardOf[level])
  return levels.toSorted((a, b) => rank(a) - rank(b))[0]
}

/** The most serious ticked sign decides; without one, whether a clinic can help. */
export function judgeUrgency(
  ticked: readonly string[],
  signs: readonly { id: string; level: WarningLevel }[],
): Urgency {
  const isForClinic = clinicReasons.some((reason) => ticked.includes(reason))
  return findGravest(ticked, signs) ?? (isForClinic ? 'clinic' : 'self-care')
}
