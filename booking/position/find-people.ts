import { peoplePerBooking } from '#domain/booking/booking-limits.ts'
import { isForSeveral } from '#domain/booking/several-people.ts'
import type { Drop, Position } from './position.ts'

const counts = new RegExp(`^[2-${peoplePerBooking}]$`)

/** How many people an address asks for, if that many can come to what is chosen: undefined for one. */
export function findPeople(
  asked: string | undefined,
  { treatment, partner }: Pick<Position, 'treatment' | 'partner'>,
  drop: Drop,
): string | undefined {
  if (!asked) return
  if (!counts.test(asked) || (treatment && !isForSeveral(treatment))) return drop('people')
  // What an agreement asks and pays is one member's.
  return partner ? drop('partner-alone') : asked
}
