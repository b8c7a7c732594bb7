import { readTakenPlaces } from '#database/bookings/occupied-times.ts'
import type { Database } from '#database/client.ts'
import { findBookableDates, type GroupDate } from '#domain/groups/bookable-dates.ts'
import type { GroupRun } from '#domain/groups/group-times.ts'
import { countFree, type TakenPlace } from '#domain/groups/places.ts'

export interface FreePlaces {
  /** For all dates together. */
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
  const last = Math.max(...runs.map((it) => it.dates.at(-1)!.end))
  const first = Math.min(...runs.map((it) => it.dates[0]!.start))
  const ids = runs.map((it) => it.id)
  const taken = await readTakenPlaces(database, ids, toInstant(first), toInstant(last))
  return new Map(runs.map((it) => [it.id, countPlaces(it, taken, now.epochMilliseconds)]))
}

function countPlaces(run: GroupRun, taken: readonly TakenPlace[], now: number): FreePlaces {
  const { id, dates, group } = run
  const { together, apart } = findBookableDates(run, now)
  const count = (of: readonly GroupDate[]) => {
    const [first, last] = [of[0], of.at(-1)]
    if (!first || !last) return 0
    return countFree({ id, places: group.places }, taken, { start: first.start, end: last.end }, now)
  }
  return {
    ofRun: count(together),
    ofDates: dates.map((date) => count(apart.filter((it) => it === date))),
  }
}

function toInstant(milliseconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds)
}
