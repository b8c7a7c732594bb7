import { addDays, countDays } from '../dates/calendar-date.ts'

export const cycleRange = { min: 15, max: 90 }
export const bleedingRange = { min: 1, max: 14 }

/** How far back a last period may lie, in days. */
export const oldestPeriod = 120

/** NHS, Periods: a cycle of 21 to 35 days and bleeding of up to 7 days are usual. */
const usual = { shortestCycle: 21, longestCycle: 35, longestBleeding: 7 }

/** From ovulation to the next period: close to 14 days, however long the cycle. */
const afterOvulation = 14
/** Sperm live for up to five days: with the day of ovulation itself, six days can lead to pregnancy. */
const fertileBefore = 5

export interface Cycle {
  /** The first and last day of the period. */
  period: { from: string; to: string }
  /** The expected ovulation before the next period, and the days around it on which pregnancy is most likely. */
  ovulation: string
  fertile: { from: string; to: string }
}

/** The cycle that began on a day, and those that follow it, `count` in all. */
export function forecastCycles(lastPeriod: string, cycle: number, bleeding: number, count: number): Cycle[] {
  return Array.from({ length: count }, (_, index) => {
    const start = addDays(lastPeriod, index * cycle)
    const ovulation = addDays(start, cycle - afterOvulation)
    return {
      period: { from: start, to: addDays(start, bleeding - 1) },
      ovulation,
      fertile: { from: addDays(ovulation, -fertileBefore), to: ovulation },
    }
  })
}

/** How many days the next period is overdue; 0 or less if it is not. */
export function countDaysLate(lastPeriod: string, cycle: number, today: string): number {
  return countDays(addDays(lastPeriod, cycle), today)
}

export type PeriodFlag = 'short-cycle' | 'long-cycle' | 'long-bleeding'

/** What is outside of the usual and worth a talk with a doctor. */
export function findFlags(cycle: number, bleeding: number): PeriodFlag[] {
  return [
    ...(cycle < usual.shortestCycle ? (['short-cycle'] as const) : []),
    ...(cycle > usual.longestCycle ? (['long-cycle'] as const) : []),
    ...(bleeding > usual.longestBleeding ? (['long-bleeding'] as const) : []),
  ]
}

export type CycleMark = 'period' | 'ovulation' | 'fertile'

/** What a day is marked with in a calendar of the cycles; the period wins where short cycles let them overlap. */
export function markOf(day: string, cycles: readonly Cycle[]): CycleMark | undefined {
  const within = ({ from, to }: { from: string; to: string }) => day >= from && day <= to
  if (cycles.some(({ period }) => within(period))) return 'period'
  if (cycles.some(({ ovulation }) => ovulation === day)) return 'ovulation'
  return cycles.some(({ fertile }) => within(fertile)) ? 'fertile' : undefined
}
