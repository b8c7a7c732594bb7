import { addDays, countDays } from '../calendar-date.ts'

/** A pregnancy is counted as 40 weeks from the first day of the last period, when the cycle has 28 days. */
const term = 280
const usualCycle = 28

export const cycleRange = { min: 21, max: 45 }

/** In days: a last period longer ago than 44 weeks cannot belong to a pregnancy now. */
export const longestPregnancy = 44 * 7

export interface Pregnancy {
  /** YYYY-MM-DD */
  due: string
  /** Whole weeks and days that have passed on the given day; the period's first day is 0 weeks. */
  weeks: number
  days: number
}

/** Counts from the first day of the last period (YYYY-MM-DD); a longer or shorter cycle moves ovulation by as much. */
export function calculateDueDate(lastPeriod: string, cycle: number, today: string): Pregnancy {
  const start = addDays(lastPeriod, cycle - usualCycle)
  const passed = Math.max(0, countDays(start, today))
  return { due: addDays(start, term), weeks: Math.floor(passed / 7), days: passed % 7 }
}
