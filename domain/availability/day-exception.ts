import type { Clinic, Closure, SpecialHours } from '../facts/clinic.ts'
import type { IsHoliday } from '../opening/opening-hours.ts'

/** Why a clinic's hours on a day are others than those of the week. */
export interface DayException {
  kind: 'closure' | 'special-hours' | 'holiday'
  /** Of a public holiday none is written. */
  reason: (Closure | SpecialHours)['reason'] | null
}

/** In the order in which findOpeningHours decides. */
export function findException(clinic: Clinic, date: string, isHoliday: IsHoliday): DayException | null {
  const closure = clinic.closures.find((it) => it.from <= date && date <= it.to)
  if (closure) return { kind: 'closure', reason: closure.reason }
  const special = clinic.specialHours.find((it) => it.date === date)
  if (special) return { kind: 'special-hours', reason: special.reason }
  return isHoliday(clinic.zone, date) ? { kind: 'holiday', reason: null } : null
}
