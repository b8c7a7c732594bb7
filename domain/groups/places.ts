import type { Interval } from '../availability/interval.ts'

/**
 * A place of a run is kept like a practitioner's time: whoever books takes it from the first date to the last, and no two can have it
 * at once. Its name cannot be that of a practitioner, whose ids have no '#'.
 */
export function listPlaces(run: string, places: number): string[] {
  return Array.from({ length: places }, (_, index) => `${run}#${index + 1}`)
}

/** A place that somebody has or holds for a time. */
export interface TakenPlace extends Interval {
  /** The place's name. */
  readonly practitioner: string
  /** When it stops counting; null for a booking. */
  readonly expiresAt: number | null
}

/**
 * How many of a run's places can be had for the whole range. Each that somebody has within it counts, whatever its number: the run may have
 * had more places when they booked.
 */
export function countFree(
  run: { readonly id: string; readonly places: number },
  taken: readonly TakenPlace[],
  range: Interval,
  now: number,
): number {
  const inTheWay = taken.filter(
    (it) =>
      it.practitioner.startsWith(`${run.id}#`) &&
      it.start < range.end &&
      range.start < it.end &&
      (it.expiresAt === null || it.expiresAt > now),
  )
  return Math.max(0, run.places - new Set(inTheWay.map((it) => it.practitioner)).size)
}
