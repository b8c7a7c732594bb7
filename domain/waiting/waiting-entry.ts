import type { PartOfDay } from '../availability/part-of-day.ts'
import { type DayRange, includesDay } from '../rosters/day-ranges.ts'
import { ignoredBeforeRest, offersADay } from './waiting-limits.ts'

/** What somebody waits for. */
export interface Wish {
  readonly treatment: string
  readonly clinics: readonly string[]
  /** In the clinic's zone. */
  readonly days: readonly DayRange[]
  readonly parts: readonly PartOfDay[]
}

/** Somebody on the list, with what decides whether they are asked now. Times are epoch milliseconds. */
export interface WaitingEntry extends Wish {
  readonly id: string
  readonly since: number
  /** The start of the booking that they have already; null: they have none. */
  readonly bookedAt: number | null
  /** Until when a time is held for them; null: none is. */
  readonly offeredUntil: number | null
  /** Offers of the last 24 hours, to the phone. */
  readonly offersToday: number
  /** Offers without an answer since they last gave one. */
  readonly ignored: number
}

/**
 * Why somebody on the list is asked next, or is not asked now: a time is held for them, they were asked three times in 24 hours, or they have
 * ignored three offers in a row.
 */
export const standings = ['waiting', 'offered', 'enough-today', 'resting'] as const
export type Standing = (typeof standings)[number]

export function standingOf({ offeredUntil, offersToday, ignored }: WaitingEntry, now: number): Standing {
  if (offeredUntil !== null && offeredUntil > now) return 'offered'
  if (ignored >= ignoredBeforeRest) return 'resting'
  return offersToday >= offersADay ? 'enough-today' : 'waiting'
}

/** The fair order: who has waited longest first. */
export function compareEntries(a: Pick<WaitingEntry, 'id' | 'since'>, b: Pick<WaitingEntry, 'id' | 'since'>): number {
  return a.since - b.since || (a.id < b.id ? -1 : 1)
}

/** A time that may be what somebody waits for; `date` and `part` as the clinic tells them. */
export interface WaitedTime {
  readonly treatment: string
  readonly clinic: string
  readonly date: string
  readonly part: PartOfDay
  readonly startsAt: number
}

/** Whether a time is what somebody waits for. Who has a booking waits for an earlier time. */
export function isWished(entry: Wish & Pick<WaitingEntry, 'bookedAt'>, time: WaitedTime): boolean {
  return (
    time.treatment === entry.treatment &&
    entry.clinics.includes(time.clinic) &&
    entry.parts.includes(time.part) &&
    entry.days.some((it) => includesDay(it, time.date)) &&
    (entry.bookedAt === null || time.startsAt < entry.bookedAt)
  )
}
