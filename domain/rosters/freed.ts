import { bookingHorizonDays } from '../availability/availability.ts'
import { dateAt } from '../availability/day-clock.ts'
import { subtractIntervals } from '../availability/interval.ts'
import type { Schedule } from '../availability/schedule.ts'
import { addDays } from '../dates/calendar-date.ts'

/** Working time that a change of rosters adds and that can be booked from now on. */
export interface FreedWork {
  readonly practitioner: string
  readonly clinic: string
  /** ISO 8601, UTC. */
  readonly start: string
  readonly end: string
  readonly reason: 'absence-ended' | 'shift-added'
}

/** Working time at some clinics that is new after a change, on the days that can be booked. */
export function findFreed(before: Schedule, after: Schedule, clinics: Iterable<string>, now: number): FreedWork[] {
  return [...clinics].flatMap((id) => {
    const clinic = after.index.clinics.get(id)
    if (!clinic) return []
    const today = dateAt(clinic.zone, now)
    return Array.from({ length: bookingHorizonDays + 1 }, (_, n) => addDays(today, n)).flatMap((date) => {
      const worked = before.planner(clinic, date).work
      return [...after.planner(clinic, date).work].flatMap(([practitioner, stretches]) => {
        const away = before.index.practitioners
          .get(practitioner)
          ?.absences.some((it) => it.from <= date && date <= it.to)
        return subtractIntervals(stretches, worked.get(practitioner) ?? [])
          .filter((it) => it.end > now)
          .map(({ start, end }) => ({
            practitioner,
            clinic: id,
            start: new Date(start).toISOString(),
            end: new Date(end).toISOString(),
            reason: away ? ('absence-ended' as const) : ('shift-added' as const),
          }))
      })
    })
  })
}
