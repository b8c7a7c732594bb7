import type { ClinicToday } from '#domain/availability/clinic-today.ts'

/** By the clinic's id. */
type StateOfClinics = Readonly<Record<string, { readonly today?: ClinicToday } | undefined>>

/**
 * Orders clinics by live state: the nearest first if the visitor asked for it, then by earliest free time, and open clinics
 * before closed ones at the same time. Until today's state is known, the order stays.
 */
export function orderByNow<T extends { readonly id: string }>(
  clinics: readonly T[],
  nearest: string,
  state: StateOfClinics,
  /** The time that the clinic's card shows. */
  startOf: (clinic: T) => string | null | undefined = ({ id }) => state[id]?.today?.nextFree,
): T[] {
  const today = ({ id }: T) => state[id]?.today
  return clinics.toSorted(
    (a, b) =>
      rank(a.id !== nearest, b.id !== nearest) ||
      compareStarts(startOf(a), startOf(b)) ||
      rank(today(a)?.state !== 'open', today(b)?.state !== 'open'),
  )
}

const rank = (a: boolean, b: boolean) => Number(a) - Number(b)

/** Starts may carry different offsets; a clinic without a free time comes last. */
function compareStarts(a: string | null | undefined, b: string | null | undefined): number {
  const [first, second] = [a, b].map((start) => (start ? Date.parse(start) : Number.POSITIVE_INFINITY))
  return first === second ? 0 : first! - second!
}
