import type { Treatment } from '../facts/catalogue.ts'
import { findStarts } from './availability.ts'
import { type Busy, nobodyBusy } from './busy.ts'
import type { Choice } from './choice.ts'
import type { RosterEntry } from './schedule-index.ts'
import type { Snapshot } from './snapshot.ts'

/** What a time is for somebody who looks for one: bookable, taken, held by a visitor who may not come, or too near by now. */
export type TimeState = 'free' | 'booked' | 'held' | 'too-near'

export interface StatedTime {
  readonly treatment: Treatment
  readonly by: RosterEntry
  /** Epoch milliseconds. */
  readonly start: number
  readonly state: TimeState
}

/** A snapshot that also tells bookings from holds. */
export interface StatedSnapshot extends Snapshot {
  readonly booked: Busy
}

/** All times of a choice on one day that are not over: those that findStarts gives, and those that it leaves out, with the reason. */
export function listStatedTimes(snapshot: StatedSnapshot, choice: Choice, date: string): StatedTime[] {
  const { booked, busy, now, planner } = snapshot
  const { treatment, offeredBy } = choice
  const plan = planner(choice.clinic, date)
  const withoutLead = { ...treatment, leadMinutes: 0 }
  return offeredBy.flatMap((by) => {
    const startsOf = (busy: Busy, treatment: Treatment) =>
      findStarts({ busy, now }, plan, { ...choice, treatment, offeredBy: [by] }).map((it) => it.start)
    const all = startsOf(nobodyBusy, withoutLead)
    if (all.length === 0) return []
    const free = new Set(startsOf(busy, treatment))
    const unbooked = new Set(startsOf(booked, withoutLead))
    const unheld = new Set(startsOf(busy, withoutLead))
    return all.map((start): StatedTime => {
      const state = free.has(start)
        ? 'free'
        : !unbooked.has(start)
          ? 'booked'
          : !unheld.has(start)
            ? 'held'
            : 'too-near'
      return { treatment, by, start, state }
    })
  })
}
