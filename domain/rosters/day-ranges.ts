/** Days from one to another, both included: absences and closures. */
import { addDays } from '../dates/calendar-date.ts'

export interface DayRange {
  from: string
  to: string
}

export function includesDay({ from, to }: DayRange, date: string): boolean {
  return from <= date && date <= to
}

/** The same ranges without some days. */
export function withoutDays<Range extends DayRange>(ranges: readonly Range[], { from, to }: DayRange): Range[] {
  return ranges
    .flatMap((it) => [
      { ...it, to: it.to < from ? it.to : addDays(from, -1) },
      { ...it, from: it.from > to ? it.from : addDays(to, 1) },
    ])
    .filter((it) => it.from <= it.to)
}

/** With one more, which takes the place of others on the same days; in order. */
export function withDays<Range extends DayRange>(ranges: readonly Range[], added: Range): Range[] {
  return [...withoutDays(ranges, added), added].sort((a, b) => (a.from < b.from ? -1 : 1))
}
