import { dateAt } from '../availability/day-clock.ts'
import type { Clinic } from '../facts/clinic.ts'

/** How early a patient can check in. Earlier ones would fill the waiting room, and may have mistaken the time. */
export const checkInMinutes = 60

/** Why a booking cannot be checked in. Codes of the API. */
export type CheckInRefusal = 'not-found' | 'cancelled' | 'other-clinic' | 'already-arrived' | 'too-early'

export interface CheckInCase {
  readonly state: 'booked' | 'cancelled'
  readonly clinic: string
  /** Epoch milliseconds. */
  readonly start: number
  readonly hasArrived: boolean
}

/**
 * Why a patient in a clinic cannot check in with a booking; undefined if they can. Late patients can for the rest of the
 * day, so that the reception sees that they came. Bookings of earlier days count as not found.
 */
export function refuseCheckIn(
  { state, clinic, start, hasArrived }: CheckInCase,
  here: Pick<Clinic, 'id' | 'zone'>,
  now: number,
): CheckInRefusal | undefined {
  if (dateAt(here.zone, start) < dateAt(here.zone, now)) return 'not-found'
  if (state === 'cancelled') return 'cancelled'
  if (clinic !== here.id) return 'other-clinic'
  if (hasArrived) return 'already-arrived'
  if (now < start - checkInMinutes * 60_000) return 'too-early'
  return undefined
}

/** The booking that a refusal is about when a patient has several: the one nearest to now; a cancelled one only if there is no other. */
export function chooseRefused<T extends CheckInCase>(cases: readonly T[], now: number): T | undefined {
  const standing = cases.filter(({ state }) => state === 'booked')
  const [nearest] = (standing.length > 0 ? standing : cases).toSorted(
    (a, b) => Math.abs(a.start - now) - Math.abs(b.start - now),
  )
  return nearest
}

/** The patient's first given name: all that a screen in a waiting room may show. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
