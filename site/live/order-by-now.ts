import type { ClinicToday } from '#domain/availability/clinic-today.ts'

interface Clinic {
  id: string
  today?: ClinicToday
}

/**
 * Order by live state: the nearest clinic where the visitor asked for it, then the earliest free time, an open clinic
 * before one that is not at the same time. As long as nothing is known of today the clinics keep their order.
 */
export function orderByNow<T extends Clinic>(clinics: readonly T[], nearest: string): T[] {
  return clinics.toSorted(
    (a, b) =>
      rank(a.id !== nearest, b.id !== nearest) ||
      compareStarts(a.today?.nextFree, b.today?.nextFree) ||
      rank(a.today?.state !== 'open', b.today?.state !== 'open'),
  )
}

const rank = (a: boolean, b: boolean) => Number(a) - Number(b)

/** Starts may carry different offsets; a clinic without a free time comes last. */
function compareStarts(a: string | null | undefined, b: string | null | undefined): number {
  const [first, second] = [a, b].map((start) => (start ? Date.parse(start) : Number.POSITIVE_INFINITY))
  return first === second ? 0 : first! - second!
}
