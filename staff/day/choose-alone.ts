import type { DayColumn } from '../visits/day.ts'

/** Whose day a phone shows: who is asked for, or else the first who is at work at this moment, or the first of all. `now` in epoch milliseconds. */
export function chooseAlone<Column extends Pick<DayColumn, 'id' | 'shifts' | 'isAbsent'>>(
  columns: readonly Column[],
  asked: string | undefined,
  now: number,
): Column | undefined {
  const isAtWork = ({ shifts, isAbsent }: Column) =>
    !isAbsent && shifts.some(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end))
  return columns.find(({ id }) => id === asked) ?? columns.find(isAtWork) ?? columns[0]
}
