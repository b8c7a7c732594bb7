import { dateAt } from '../availability/day-clock.ts'
import type { Schedule } from '../availability/schedule.ts'

/** An upcoming booking, with what decides whether a roster takes its time away. `start` and `end` are epoch milliseconds. */
export interface BookedTime {
  readonly reference: string
  readonly practitioner: string
  readonly clinic: string
  readonly start: number
  readonly end: number
}

export type TouchReason = 'clinic-closed' | 'absent' | 'not-on-shift'

/** A booking at a time when its practitioner is not there. */
export interface TouchedBooking {
  readonly reference: string
  /** ISO 8601, UTC. */
  readonly startsAt: string
  readonly reason: TouchReason
}

/** Splits bookings into those that lose their time under a schedule, and those that keep it. */
export function findTouched(
  schedule: Pick<Schedule, 'index' | 'planner'>,
  bookings: readonly BookedTime[],
): { touched: TouchedBooking[]; untouched: BookedTime[] } {
  const touched: TouchedBooking[] = []
  const untouched: BookedTime[] = []
  for (const booking of bookings) {
    const reason = findReason(schedule, booking)
    if (reason === null) untouched.push(booking)
    else touched.push({ reference: booking.reference, startsAt: new Date(booking.start).toISOString(), reason })
  }
  return { touched, untouched }
}

function findReason({ index, planner }: Pick<Schedule, 'index' | 'planner'>, booking: BookedTime): TouchReason | null {
  const clinic = index.clinics.get(booking.clinic)
  // Clinics or people that were removed from content are not affected by rosters.
  if (!clinic || !index.practitioners.has(booking.practitioner)) return null
  const date = dateAt(clinic.zone, booking.start)
  const plan = planner(clinic, date)
  const covers = (it: { start: number; end: number }) => it.start <= booking.start && booking.end <= it.end
  if (plan.work.get(booking.practitioner)?.some(covers)) return null
  if (!plan.open.some(covers)) return 'clinic-closed'
  const absences = index.practitioners.get(booking.practitioner)?.absences ?? []
  return absences.some((it) => it.from <= date && date <= it.to) ? 'absent' : 'not-on-shift'
}
