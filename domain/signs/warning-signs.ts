import type { WarningLevel } from '../facts/warning-sign.ts'

/** The cards of a page, most pressing first. */
export const careLevels = ['emergency', 'maternity', 'urgent', 'non-urgent'] as const
export type CareLevel = (typeof careLevels)[number]

/** The card that a sign belongs on. */
export const cardOf: Record<WarningLevel, CareLevel> = {
  emergency: 'emergency',
  maternity: 'maternity',
  urgent: 'urgent',
  soon: 'non-urgent',
}
