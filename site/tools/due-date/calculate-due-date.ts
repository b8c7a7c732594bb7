const day = 86_400_000
/** A pregnancy is counted as 40 weeks from the first day of the last period, when the cycle has 28 days. */
const term = 280
const usualCycle = 28

export const cycleRange = { min: 21, max: 45 }

export interface Pregnancy {
  /** YYYY-MM-DD */
  due: string
  /** Whole weeks and days that have passed on the given day; the period's first day is 0 weeks. */
  weeks: number
  days: number
}

/** Counts from the first day of the last period (YYYY-MM-DD); a longer or shorter cycle moves ovulation by as much. */
export function calculateDueDate(lastPeriod: string, cycle: number, today: string): Pregnancy {
  const start = Date.parse(lastPeriod) + (cycle - usualCycle) * day
  const passed = Math.max(0, Math.round((Date.parse(today) - start) / day))
  return {
    due: new Date(start + term * day).toISOString().slice(0, 10),
    weeks: Math.floor(passed / 7),
    days: passed % 7,
  }
}

/** Whether a last period can belong to a pregnancy now: not in the future, not more than 44 weeks ago. */
export function isPlausiblePeriod(date: string, today: string): boolean {
  const passed = (Date.parse(today) - Date.parse(date)) / day
  return passed >= 0 && passed <= 44 * 7
}
