import type { Group } from '../facts/group.ts'

/** One date of a run. `start` and `end` are epoch milliseconds. */
export interface GroupDate {
  readonly date: string
  readonly start: number
  readonly end: number
  readonly isCancelled: boolean
}

/** What of a run can be booked at a moment, as far as there are places. Neither has a date that was called off. */
interface BookableDates {
  /** All dates together; empty once the first that is held has begun: whoever missed it cannot join a course any more. */
  readonly together: readonly GroupDate[]
  readonly apart: readonly GroupDate[]
}

interface DatesOfRun {
  readonly dates: readonly GroupDate[]
}

export function findBookableDates({ dates }: DatesOfRun, now: number): BookableDates {
  const held = dates.filter((it) => !it.isCancelled)
  const apart = held.filter((it) => it.start > now)
  return { together: apart.length === held.length ? held : [], apart }
}

/** Those that are offered, as the group is sold. */
export function findOfferedDates(
  run: DatesOfRun & { readonly group: Pick<Group, 'sold'> },
  now: number,
): BookableDates {
  const { together, apart } = findBookableDates(run, now)
  const { sold } = run.group
  return { together: sold === 'date' ? [] : together, apart: sold === 'series' ? [] : apart }
}
