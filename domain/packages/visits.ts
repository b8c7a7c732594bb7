import { addDays, countDays } from '../dates/calendar-date.ts'
import type { Package } from './package-facts.ts'

/** A visit that is booked or was had: its number, from 1, and its day in the clinic's zone. */
export interface DatedVisit {
  readonly number: number
  readonly date: string
}

/** Days on which a visit can be. */
export interface VisitWindow {
  /** Proposed from here to there … */
  readonly from: string
  readonly to: string
  /** … and possible until here. */
  readonly last: string
}

/** How many visits a package has, the first included. */
export function countVisits({ visits }: Package): number {
  return visits.length + 1
}

/** The visit to book next: the first that has no time. Undefined if all have one, or if the first is cancelled, which ends the package. */
export function findNextVisit(plan: Package, dated: readonly DatedVisit[]): number | undefined {
  const taken = new Set(dated.map((it) => it.number))
  if (!taken.has(1)) return undefined
  for (let number = 2; number <= countVisits(plan); number++) if (!taken.has(number)) return number
  return undefined
}

/** The last day of a package, counted from its first visit. */
export function lastDayOf({ months }: Package, first: string): string {
  return Temporal.PlainDate.from(first).add({ months }).toString()
}

/**
 * When a visit can be: its interval after the visit before it, before the visits after it and before the package ends. An interval that has
 * passed begins anew today. Undefined if there is no such day any more, or if the visit before has no time.
 */
export function findWindow(
  plan: Package,
  dated: readonly DatedVisit[],
  number: number,
  today: string,
): VisitWindow | undefined {
  const dateOf = new Map(dated.map((it) => [it.number, it.date]))
  const [first, before] = [dateOf.get(1), dateOf.get(number - 1)]
  const days = plan.visits[number - 2]?.days
  if (first === undefined || before === undefined || !days) return undefined
  const next = dated.filter((it) => it.number > number).sort((a, b) => a.number - b.number)[0]
  const last = earlier(lastDayOf(plan, first), next && addDays(next.date, -leastDays(plan, number, next.number)))
  const from = later(addDays(before, days.from), today)
  if (from > last) return undefined
  const end = addDays(before, days.to)
  const to = end >= from ? end : addDays(from, days.to - days.from)
  return { from, to: earlier(to, last), last }
}

/** Whether visits may be on these days: in their order, with the intervals between them, and before the package ends. */
export function areInOrder(plan: Package, dated: readonly DatedVisit[]): boolean {
  const sorted = dated.toSorted((a, b) => a.number - b.number)
  const first = sorted[0]
  if (first?.number !== 1) return false
  const end = lastDayOf(plan, first.date)
  return sorted.every(({ number, date }, n) => {
    const before = sorted[n - 1]
    if (!before) return true
    if (number === before.number || number > countVisits(plan) || date > end) return false
    return countDays(before.date, date) >= leastDays(plan, before.number, number)
  })
}

/** The fewest days between two visits. */
function leastDays({ visits }: Package, from: number, to: number): number {
  return visits.slice(from - 1, to - 1).reduce((sum, { days }) => sum + days.from, 0)
}

function later(a: string, b: string): string {
  return a > b ? a : b
}

function earlier(a: string, b: string | undefined): string {
  return b !== undefined && b < a ? b : a
}
