import { readOccupiedTimes } from '#database/bookings/occupied-times.ts'
import type { Database } from '#database/client.ts'
import type { GroupRun } from '#domain/groups/group-times.ts'
import { countFree, listPlaces, type TakenPlace } from '#domain/groups/places.ts'

export interface FreePlaces {
  /** For everything that is still to come of the run. */
  ofRun: number
  /** By date, in the order of the run's. */
  ofDates: number[]
}

/** How many places the database has left, by run, at a moment. */
export async function readFreePlaces(
  database: Database,
  runs: readonly GroupRun[],
  now: Temporal.Instant,
): Promise<Map<string, FreePlaces>> {
  if (runs.length === 0) return new Map()
  const names = runs.flatMap((it) => listPlaces(it.id, it.group.places))
  const last = Math.max(...runs.map((it) => it.dates.at(-1)!.end))
  const first = Math.min(...runs.map((it) => it.dates[0]!.start))
  const taken = await readOccupiedTimes(database, names, toInstant(first), toInstant(last))
  return new Map(runs.map((it) => [it.id, countPlaces(it, taken, now.epochMilliseconds)]))
}

function countPlaces(run: GroupRun, taken: readonly TakenPlace[], now: number): FreePlaces {
  const { id, dates, group } = run
  const count = (range: { start: number; end: number }) => countFree({ id, places: group.places }, taken, range, now)
  return {
    // Nobody joins a course that has begun.
    ofRun: dates[0]!.start <= now ? 0 : count({ start: dates[0]!.start, end: dates.at(-1)!.end }),
    ofDates: dates.map((it) => (it.isCancelled || it.start <= now ? 0 : count(it))),
  }
}

function toInstant(milliseconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds)
}
