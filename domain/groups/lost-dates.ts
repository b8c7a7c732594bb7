import type { Schedule } from '../availability/schedule.ts'
import { findGroupRun } from './group-times.ts'

/** A date of a run as people have booked it, some time ago perhaps. */
export interface DateAsBooked {
  readonly group: string
  readonly run: string
  readonly clinic: string
  /** Epoch milliseconds. */
  readonly start: number
  readonly people: number
}

export interface LostDate {
  readonly group: string
  readonly date: string
  readonly people: number
}

type Facts = Pick<Schedule, 'facts' | 'index'>

/**
 * Booked dates that other plans would take away without calling them off: another hour, day, clinic, rhythm or end, or a pause. Nobody would be
 * told, and new runs on the same days would have all their places again.
 */
export function findLostDates(before: Facts, after: Facts, booked: readonly DateAsBooked[]): LostDate[] {
  return booked
    .flatMap((it) => {
      const { group, people } = it
      const date = findPlannedDay(before, it)
      if (date === undefined || findPlannedDay(after, it) !== undefined || isCalledOff(after, group, date)) return []
      return [{ group, date, people }]
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

function findPlannedDay(schedule: Facts, { run: id, clinic, start }: DateAsBooked): string | undefined {
  const run = findGroupRun(schedule, id)
  // What is online is the same wherever it is answered for.
  if (!run || (run.group.link === undefined && run.clinic.id !== clinic)) return undefined
  return run.dates.find((it) => it.start === start)?.date
}

/** Whoever has booked it is told by that. */
function isCalledOff({ facts }: Facts, group: string, date: string): boolean {
  return facts.groups.some((it) => it.id === group && it.cancelled.includes(date))
}
