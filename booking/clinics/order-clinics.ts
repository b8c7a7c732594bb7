import type { ClinicToday } from '#domain/availability/clinic-today.ts'
import { distanceInKilometres, type Position } from '#domain/places/distance.ts'
import type { SiteClinic } from '#domain/site/site-data.ts'

export const clinicOrders = ['nearest', 'earliest', 'name'] as const
export type ClinicOrder = (typeof clinicOrders)[number]

export interface ListedClinic extends SiteClinic {
  today?: ClinicToday
  /** In kilometres; known once the device has told where it is. */
  distance?: number
}

export function listClinics(
  clinics: SiteClinic[],
  today: Record<string, ClinicToday>,
  from: Position | undefined,
): ListedClinic[] {
  return clinics.map((clinic) => ({
    ...clinic,
    today: today[clinic.id],
    distance: from && distanceInKilometres(from, clinic.position),
  }))
}

/**
 * Sorted by the visitor's wish, and by the times of `sortedBy`, which may be older than those shown; what is not known comes last.
 * The clinics come sorted by name, so that ties are too.
 */
export function orderClinics(
  clinics: ListedClinic[],
  order: ClinicOrder,
  sortedBy: Record<string, ClinicToday>,
): ListedClinic[] {
  const rank = (clinic: ListedClinic): number => {
    if (order === 'nearest') return clinic.distance ?? Number.POSITIVE_INFINITY
    if (order === 'earliest') return Date.parse(sortedBy[clinic.id]?.nextFree ?? '') || Number.POSITIVE_INFINITY
    return 0
  }
  return clinics.toSorted((a, b) => {
    const [first, second] = [rank(a), rank(b)]
    return first === second ? 0 : first - second
  })
}

export interface ClinicGroups {
  nearest?: ListedClinic
  /** The others in the nearest one's city. */
  others: ListedClinic[]
  rest: ListedClinic[]
}

/** The nearest first, then the others in its city, then the rest; without a place all are just ours. */
export function groupClinics(clinics: ListedClinic[]): ClinicGroups {
  const [nearest] = orderClinics(clinics, 'nearest', {})
  if (nearest?.distance === undefined) return { others: [], rest: clinics }
  const remaining = clinics.filter(({ id }) => id !== nearest.id)
  return {
    nearest,
    others: remaining.filter(({ city }) => city === nearest.city),
    rest: remaining.filter(({ city }) => city !== nearest.city),
  }
}
