import { addDays } from '../dates/calendar-date.ts'
import type { Clinic } from '../facts/clinic.ts'
import { type Doors, describeDoors } from '../opening/doors.ts'
import { describeState, findStarts } from './availability.ts'
import type { Choice } from './choice.ts'
import { createDayClock, dateAt, formatInstant } from './day-clock.ts'
import type { DayPlan, Planner } from './day-plan.ts'
import { findNextFree } from './days.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * closed: no hours today. not-yet-open, closed-for-today: outside today's hours. fully-booked: there would still be times,
 * but all are taken; also before opening, because that is what a visitor needs to know.
 * open: anything else, even when nobody who offers the treatment works today; `nextFree` then says when.
 */
export const clinicStates = ['open', 'closed', 'not-yet-open', 'closed-for-today', 'fully-booked'] as const
export type ClinicState = (typeof clinicStates)[number]

/** Times are ISO 8601 with the clinic's offset. */
export interface ClinicToday {
  readonly state: ClinicState
  /** Whether the doors are open, which a fully booked clinic's may be. */
  readonly isOpen: boolean
  /** The earliest free time. */
  readonly nextFree: string | null
  /** Today's current opening, else the next one, else the last; null on a day without hours. It may last past midnight. */
  readonly opensAt: string | null
  /** Also null while the clinic is open around the clock. */
  readonly closesAt: string | null
  /** When the doors open next, on any day; null while they are open. */
  readonly nextOpening: string | null
}

/**
 * What the list of clinics shows for today or for a later date, for one treatment or for everything that can be booked there.
 * Which times can be booked is decided by `now`, whatever the date.
 */
export function describeToday(
  snapshot: Snapshot,
  clinic: Clinic,
  choices: readonly Choice[],
  date?: string,
): ClinicToday {
  const { planner, now } = snapshot
  // A later date is told as it is when it begins.
  const moment = date === undefined ? now : Math.max(now, createDayClock(clinic.zone, date).start)
  const plan = planner(clinic, dateAt(clinic.zone, moment))
  const isOver = plan.open.every((it) => it.end <= moment)
  const states = isOver
    ? []
    : choices.map((it) => describeState(snapshot, plan, it, findStarts(snapshot, plan, it, 1).length > 0))
  const isFull = states.includes('clinic-fully-booked') && !states.includes('available')
  const doors = describeDoors(planner, clinic, moment)
  const { isOpen, opening, closes, nextOpening } = doors
  const tell = (instant: number | undefined) => (instant === undefined ? null : formatLocal(planner, plan, instant))
  return {
    state: isFull ? 'fully-booked' : stateOfDoors(doors, moment, now),
    isOpen,
    nextFree: findNextFree(snapshot, choices, plan.date)?.start ?? null,
    opensAt: tell(opening?.start),
    closesAt: closes ? tell(opening?.end) : null,
    nextOpening: tell(nextOpening),
  }
}

function stateOfDoors({ isOpen, opening }: Doors, moment: number, now: number): ClinicState {
  if (isOpen) return 'open'
  if (!opening) return 'closed'
  if (opening.start <= moment) return 'closed-for-today'
  // A later day is never open yet, so what counts is whether it will be.
  return moment > now ? 'open' : 'not-yet-open'
}

/** An instant of yesterday or later, with the offset that the clinic has then. */
function formatLocal(planner: Planner, { clinic, date }: DayPlan, instant: number): string {
  let day = addDays(date, -1)
  while (planner(clinic, day).clock.end <= instant) day = addDays(day, 1)
  return formatInstant(planner(clinic, day).clock, instant)
}
