import { addDays, countDays } from '../dates/calendar-date.ts'

/**
 * Self-certification (egenmelding) by folketrygdloven § 8-24 and § 8-27: up to three calendar days at a time, four times in
 * twelve months, after two months with the employer. Many employers give more, most often eight days at a time and 24 in
 * twelve months, as the IA agreement once asked for.
 */
export const agreements = ['law', 'extended'] as const
export type Agreement = (typeof agreements)[number]

const days = { law: 3, extended: 8 }
const timesAYear = 4
const daysAYear = 24

/** § 8-19: the employer pays for the first 16 calendar days, then NAV. */
const employerDays = 16

export const usedTimesRange = { min: 0, max: 20 }
export const usedDaysRange = { min: 0, max: 60 }
/** How far back or ahead the first day off may be. */
export const firstDayWithin = { before: 60, after: 14 }

export interface SelfCertification {
  /** How many calendar days can be self-certified now; 0: a sick note is needed from the first day. */
  days: number
  /** The last of them; undefined if there are none. */
  until: string | undefined
  /** From this day a sick note is needed. */
  noteFrom: string
  /** The last day that the employer pays for. */
  employerUntil: string
  /** What is left in the twelve months after this time: times by law, days by an extended agreement. */
  left: number
}

/**
 * What applies from the first day off. `used` counts the twelve months before: times by law, days by an extended agreement.
 * `recent` are days self-certified in the last 16 calendar days, which count with these (§ 8-24).
 */
export function planSickLeave({
  firstDay,
  agreement,
  employedLongEnough,
  used,
  recent,
}: {
  firstDay: string
  agreement: Agreement
  employedLongEnough: boolean
  used: number
  recent: number
}): SelfCertification {
  const unused = agreement === 'law' ? (used < timesAYear || recent > 0 ? days.law : 0) : Math.max(0, daysAYear - used)
  const allowed = employedLongEnough ? Math.max(0, Math.min(days[agreement] - recent, unused)) : 0
  // Days that count with an earlier time do not begin a new one.
  const begun = allowed > 0 && recent === 0 ? 1 : 0
  return {
    days: allowed,
    until: allowed > 0 ? addDays(firstDay, allowed - 1) : undefined,
    noteFrom: addDays(firstDay, allowed),
    employerUntil: addDays(firstDay, employerDays - 1),
    left: agreement === 'law' ? Math.max(0, timesAYear - used - begun) : Math.max(0, daysAYear - used - allowed),
  }
}

/** Whether a day off has passed without a sick note that was needed. */
export function isNoteOverdue(plan: SelfCertification, today: string): boolean {
  return countDays(plan.noteFrom, today) > 0
}

export const childrenRange = { min: 1, max: 12 }

/**
 * Days off with a sick child in a calendar year, by folketrygdloven § 9-6: 10 with one or two children up to the year they
 * turn 12, 15 with more, 10 extra for each who is chronically ill or disabled (NAV must approve), twice as many for a
 * parent who is alone with the care.
 */
export function countChildDays(children: number, chronicallyIll: number, alone: boolean): number {
  const each = (children > 2 ? 15 : 10) + 10 * Math.min(children, chronicallyIll)
  return alone ? 2 * each : each
}
