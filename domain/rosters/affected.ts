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

export type AffectedReason = 'clinic-closed' | 'absent' | 'not-on-shift'

/** A booking at a time when its practitioner is not there. */
export interface AffectedBooking {
  readonly reference: string
  /** ISO 8601, UTC. */
  readonly startsAt: string
  readonly reason: AffectedReason
}

/** Splits bookings into those that lose their time under a schedule, and those that keep it. */
export function findAffected(
  schedule: Pick<Schedule, 'index' | 'planner'>,
  bookings: readonly BookedTime[],
): { affected: AffectedBooking[]; unaffected: BookedTime[] } {
  const affected: AffectedBooking[] = []
  const unaffected: BookedTime[] = []
  for (const booking of bookings) {
    const reason = findReason(schedule, booking)
    if (reason === null) unaffected.push(booking)
    else affected.push({ reference: booking.reference, startsAt: new Date(booking.start).toISOString(), reason })
  }
  return { affected, unaffected }
}

function findReason(
  { index, planner }: Pick<Schedule, 'index' | 'planner'>,
  booking: BookedTime,
): AffectedReason | null {
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
