import { addDays } from '../dates/calendar-date.ts'

const minuteMs = 60_000
const dayMinutes = 1440

/**
 * One calendar day in a time zone. Temporal is only used once per day and zone; every time of the day is plain
 * arithmetic after that, because a request may need thousands of them.
 */
export interface DayClock {
  readonly date: string
  /** Midnight, and the next one: 23, 24 or 25 hours apart. Epoch milliseconds, as all instants here. */
  readonly start: number
  readonly end: number
  /** Minutes east of UTC before `changeAt` and from then on; equal on a day without a change. */
  readonly offset: number
  readonly offsetAfter: number
  /** When the clocks change on this day; Infinity when they do not. */
  readonly changeAt: number
}

export function createDayClock(zone: string, date: string): DayClock {
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(zone)
  const next = Temporal.PlainDate.from(addDays(date, 1)).toZonedDateTime(zone)
  const start = midnight.epochMilliseconds
  const end = next.epochMilliseconds
  const change = midnight.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY
  return {
    date,
    start,
    end,
    offset: minutesOf(midnight),
    offsetAfter: minutesOf(next),
    changeAt: change < end ? change : Number.POSITIVE_INFINITY,
  }
}

function minutesOf(moment: Temporal.ZonedDateTime): number {
  return moment.offsetNanoseconds / 1e9 / 60
}

const lastAsked = new Map<string, DayClock>()

/** The calendar day that an instant falls on in a zone. Nearly always today, so the last answer is cached. */
export function dateAt(zone: string, instant: number): string {
  const known = lastAsked.get(zone)
  if (known && known.start <= instant && instant < known.end) return known.date
  const date = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString()
  lastAsked.set(zone, createDayClock(zone, date))
  return date
}

/**
 * The instant of a time of day, given as minutes from 00:00. A time that the clocks skip gives the moment of the
 * change, so that a later time of day is never an earlier instant; a time that occurs twice gives the first.
 */
export function instantAt(clock: DayClock, minutes: number): number {
  if (minutes >= dayMinutes) return clock.end
  const before = clock.start + minutes * minuteMs
  if (before < clock.changeAt) return before
  return Math.max(clock.changeAt, before - (clock.offsetAfter - clock.offset) * minuteMs)
}

/** The local time as minutes from 00:00; 1440 and more is the next day. */
export function minutesAt(clock: DayClock, instant: number): number {
  const offset = instant < clock.changeAt ? clock.offset : clock.offsetAfter
  return (instant - clock.start) / minuteMs + offset - clock.offset
}

const twoDigits = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'))

/** The instant as ISO 8601 with its offset: `2026-03-29T03:00:00+02:00`. */
export function formatInstant(clock: DayClock, instant: number): string {
  const minutes = minutesAt(clock, instant)
  const date = minutes < dayMinutes ? clock.date : addDays(clock.date, 1)
  const ofDay = minutes % dayMinutes
  const offset = instant < clock.changeAt ? clock.offset : clock.offsetAfter
  return `${date}T${twoDigits[Math.floor(ofDay / 60)]}:${twoDigits[ofDay % 60]}:00${formatOffset(offset)}`
}

function formatOffset(minutes: number): string {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${twoDigits[Math.floor(size / 60)]}:${twoDigits[size % 60]}`
}
