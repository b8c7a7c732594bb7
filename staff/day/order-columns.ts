import type { DayColumn } from '../visits/day.ts'

type Ordered = Pick<DayColumn, 'name' | 'shifts' | 'isAbsent'>

/**
 * Who works on the day first, those who begin earlier before those who begin later; then who is absent, and last who is not at work. By
 * the shifts of the day and not by the moment: nobody's column moves while somebody looks at it.
 */
export function orderColumns<Column extends Ordered>(columns: readonly Column[]): Column[] {
  return columns.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || beginOf(a) - beginOf(b) || a.name.localeCompare(b.name, 'nb'),
  )
}

function rankOf({ shifts, isAbsent }: Ordered): number {
  if (isAbsent) return 1
  return shifts.length > 0 ? 0 : 2
}

function beginOf({ shifts, isAbsent }: Ordered): number {
  return isAbsent || shifts.length === 0 ? 0 : Math.min(...shifts.map(({ start }) => Date.parse(start)))
}
