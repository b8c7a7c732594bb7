import { addDays, countDays } from '../dates/calendar-date.ts'

/**
 * Norwegian hospitals set the date with eSnurra, whose median pregnancy has 283 days (Helsedirektoratet recommends it since
 * 2014), and Norwegian doctors count as many from the last period. Naegele's rule, used in most other countries, has 280.
 */
const terms = { norway: 283, naegele: 280 }
const usualCycle = 28

export const cycleRange = { min: 21, max: 45 }

/** In days: a last period longer ago than 44 weeks cannot belong to a pregnancy now. */
export const longestPregnancy = 44 * 7

/** The weeks at which a scan sets the date, with room for early and late ones. */
export const scanWeeks = { min: 6, max: 24 }
export const scanDays = { min: 0, max: 6 }

export interface Pregnancy {
  /** YYYY-MM-DD, by each way of counting. */
  due: string
  dueByNaegele: string
  /** Whole weeks and days that have passed on the given day; the period's first day is 0 weeks. */
  weeks: number
  days: number
  /** The days on which week 37 and week 42 begin: a birth between them is neither early nor late. */
  term: { from: string; to: string }
  trimester: 1 | 2 | 3
  stage: Stage
}

/**
 * What matters now. `early`: the first check is due; `going`: checks follow their plan; `term`: the baby may come any day; `past`: the due
 * date has passed; `late`: 42 weeks or more, which hospitals do not wait for.
 */
export type Stage = 'early' | 'going' | 'term' | 'past' | 'late'

const week = 7
/** Completed weeks at which the second and the third trimester begin: pregnancy weeks 13 and 29 (NHS, Helsenorge). */
const trimesters = { second: 12 * week, third: 28 * week }
const atTerm = 37 * week
const overdue = 42 * week

/** Counts from the first day of the last period (YYYY-MM-DD); a longer or shorter cycle moves ovulation by as much. */
export function calculateDueDate(lastPeriod: string, cycle: number, today: string): Pregnancy {
  return countFrom(addDays(lastPeriod, cycle - usualCycle), today)
}

/** Counts from a scan on a day that showed so many weeks and days. */
export function calculateFromScan(day: string, weeks: number, days: number, today: string): Pregnancy {
  return countFrom(addDays(day, -(weeks * 7 + days)), today)
}

function countFrom(start: string, today: string): Pregnancy {
  const passed = Math.max(0, countDays(start, today))
  return {
    due: addDays(start, terms.norway),
    dueByNaegele: addDays(start, terms.naegele),
    weeks: Math.floor(passed / week),
    days: passed % week,
    term: { from: addDays(start, atTerm), to: addDays(start, overdue) },
    trimester: passed < trimesters.second ? 1 : passed < trimesters.third ? 2 : 3,
    stage: stageOf(passed),
  }
}

function stageOf(passed: number): Stage {
  if (passed >= overdue) return 'late'
  if (passed > terms.norway) return 'past'
  if (passed >= atTerm) return 'term'
  return passed < trimesters.second ? 'early' : 'going'
}

/** Whether a pregnancy of so many weeks and days on a day cannot last until today. */
export function isTooLongAgo(day: string, weeks: number, days: number, today: string): boolean {
  return weeks * week + days + countDays(day, today) > longestPregnancy
}
