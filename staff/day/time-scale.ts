import { type Interval, subtractIntervals } from '#domain/availability/interval.ts'
import type { Day, DayColumn, Span } from '../visits/day.ts'

/** Minutes after midnight at the clinic of a time that carries its offset; counted on past midnight from `date`. */
export function minutesOf(time: string, date: string): number {
  const minutes = Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
  if (time.slice(0, 10) > date) return minutes + 24 * 60
  return time.slice(0, 10) < date ? 0 : minutes
}

/** Whole hours that a day's time line covers: opening hours, and whatever is outside of them. */
export function hoursOf({ date, open, practitioners }: Day): { from: number; to: number } {
  const spans = [...open, ...practitioners.flatMap(({ shifts, bookings, taken }) => [...shifts, ...bookings, ...taken])]
  if (spans.length === 0) return { from: 8, to: 16 }
  const from = Math.min(...spans.map(({ start }) => minutesOf(start, date)))
  const to = Math.max(...spans.map(({ end }) => minutesOf(end, date)))
  return { from: Math.floor(from / 60), to: Math.ceil(to / 60) }
}

export type PartKind = 'free' | 'held' | 'taken' | 'break' | 'off'

/** A part of a column without a booking, in minutes after midnight. */
export interface ColumnPart extends Interval {
  kind: PartKind
}

/**
 * The parts of a column that have no booking, in the order of time: free for one, held or taken by what the reader may not see, breaks
 * and off work.
 */
export function divideColumn(column: DayColumn, date: string, hours: { from: number; to: number }): ColumnPart[] {
  const read = (spans: readonly Span[]): Interval[] =>
    spans.map(({ start, end }) => ({ start: minutesOf(start, date), end: minutesOf(end, date) }))
  const [shifts, taken, shown] = [read(column.shifts), read(column.taken), read(column.bookings)]
  const held = subtractIntervals(read(column.holds), shown)
  const breaks = subtractIntervals(read(column.breaks), [...taken, ...shown])
  const day = [{ start: hours.from * 60, end: hours.to * 60 }]
  const parts: Record<PartKind, Interval[]> = {
    free: subtractIntervals(shifts, [...taken, ...shown]),
    held,
    taken: subtractIntervals(taken, [...shown, ...held]),
    break: breaks,
    off: subtractIntervals(day, [...shifts, ...breaks, ...taken, ...shown]),
  }
  return (Object.keys(parts) as PartKind[])
    .flatMap((kind) => parts[kind].map((it) => ({ kind, ...it })))
    .sort((a, b) => a.start - b.start)
}

/** '08:40' of minutes after midnight. */
export function clockAt(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

/** Pixels of a minute: enough for the shortest booking to be hit by a finger (WCAG 2.5.8), and no more. */
export function minuteHeight({ practitioners, date }: Day): number {
  const lengths = practitioners.flatMap(({ bookings }) =>
    bookings.map(({ start, end }) => minutesOf(end, date) - minutesOf(start, date)),
  )
  return Math.max(2, 26 / Math.max(5, Math.min(...lengths)))
}
