import type { Interval } from '../availability/interval.ts'

/**
 * A place of a run is kept like a practitioner's time: whoever books takes it from the first date to the last, and no two can have it
 * at once. Its name cannot be that of a practitioner, whose ids have no '#'.
 */
function placeName(run: string, place: number): string {
  return `${run}#${place}`
}

export function listPlaces(run: string, places: number): string[] {
  return Array.from({ length: places }, (_, index) => placeName(run, index + 1))
}

/** A place that somebody has or holds for a time. */
export interface TakenPlace extends Interval {
  /** The place's name. */
  readonly practitioner: string
  /** When it stops counting; null for a booking. */
  readonly expiresAt: number | null
}

/** How many of a run's places nobody has at any time within the range. */
export function countFree(
  run: { readonly id: string; readonly places: number },
  taken: readonly TakenPlace[],
  range: Interval,
  now: number,
): number {
  const inTheWay = taken.filter(
    (it) => it.start < range.end && range.start < it.end && (it.expiresAt === null || it.expiresAt > now),
  )
  const names = new Set(inTheWay.map((it) => it.practitioner))
  return listPlaces(run.id, run.places).filter((it) => !names.has(it)).length
}
