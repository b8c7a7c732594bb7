import type { WarningLevel } from '#domain/facts/warning-sign.ts'

/** What a walk-in clinic is for. */
export const clinicReasons = ['infection', 'muscles', 'skin', 'prescription', 'long'] as const

export type Urgency = 'emergency' | 'urgent' | 'clinic' | 'self-care'

/** The most serious ticked sign decides; `levels` are those of the warning signs that were asked about. */
export function judgeUrgency(ticked: readonly string[], levels: ReadonlyMap<string, WarningLevel>): Urgency {
  const has = (level: WarningLevel) => ticked.some((id) => levels.get(id) === level)
  if (has('emergency')) return 'emergency'
  if (has('urgent')) return 'urgent'
  return ticked.some((id) => (clinicReasons as readonly string[]).includes(id)) ? 'clinic' : 'self-care'
}
