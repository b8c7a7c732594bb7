import type { Day, DayColumn, Span } from './day.ts'

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

/** A part of a column, in minutes after midnight. */
export interface Stretch {
  from: number
  to: number
}

const stretchesOf = (spans: readonly Span[], date: string): Stretch[] =>
  spans.map(({ start, end }) => ({ from: minutesOf(start, date), to: minutesOf(end, date) }))

/** What is left of some stretches without others. */
export function without(whole: readonly Stretch[], parts: readonly Stretch[]): Stretch[] {
  const sorted = parts.toSorted((a, b) => a.from - b.from)
  return whole.flatMap(({ from, to }) => {
    const left: Stretch[] = []
    let at = from
    for (const part of sorted) {
      if (part.to <= at || part.from >= to) continue
      if (part.from > at) left.push({ from: at, to: part.from })
      at = Math.max(at, part.to)
    }
    if (at < to) left.push({ from: at, to })
    return left
  })
}

/** The parts of a column that have no booking: free for one, held or taken by what the reader may not see, breaks and off work. */
export function divideColumn(column: DayColumn, date: string, hours: { from: number; to: number }) {
  const shifts = stretchesOf(column.shifts, date)
  const taken = stretchesOf(column.taken, date)
  const shown = stretchesOf(column.bookings, date)
  const held = without(stretchesOf(column.holds, date), shown)
  const breaks = without(stretchesOf(column.breaks, date), [...taken, ...shown])
  return {
    free: without(shifts, [...taken, ...shown]),
    held,
    hidden: without(taken, [...shown, ...held]),
    breaks,
    off: without([{ from: hours.from * 60, to: hours.to * 60 }], [...shifts, ...breaks, ...taken, ...shown]),
  }
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
