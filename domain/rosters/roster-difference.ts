import { addDays } from '../dates/calendar-date.ts'
import type { Shift } from '../facts/practitioner.ts'
import { type DayShift, shiftsOn } from './day-shifts.ts'
import type { ClinicRoster, PractitionerRoster } from './roster.ts'

/** How far ahead days are compared: as far as rosters are settled. */
const daysCompared = 92
/** A change for good is clear after two of them. */
const mostDays = 7

export type AnyRoster = PractitionerRoster | ClinicRoster

/** What one roster has and another has not, in the shape of a roster. */
export function differenceOf<Roster extends AnyRoster>(roster: Roster, other: Roster): Roster {
  const parts = Object.entries(roster).map(([part, entries]: [string, object[]]) => {
    const known = new Set((other[part as keyof Roster] as object[]).map(nameOf))
    return [part, entries.filter((it) => !known.has(nameOf(it)))]
  })
  return Object.fromEntries(parts) as Roster
}

export interface ChangedDay {
  date: string
  before: DayShift[]
  after: DayShift[]
}

/** The first days on which other hours are worked at a clinic, and how many more there are. Shifts may be cut differently and mean the same. */
export function findChangedDays(
  before: readonly Shift[],
  after: readonly Shift[],
  clinic: string,
  from: string,
): { days: ChangedDay[]; more: number } {
  const dates = Array.from({ length: daysCompared }, (_, n) => addDays(from, n))
  const days = dates
    .map((date) => ({ date, before: shiftsOn(before, clinic, date), after: shiftsOn(after, clinic, date) }))
    .filter((it) => nameOf(it.before) !== nameOf(it.after))
  return { days: days.slice(0, mostDays), more: Math.max(0, days.length - mostDays) }
}

/** The same for the same entry, in whatever order its parts were written. */
function nameOf(entry: object): string {
  return JSON.stringify(entry, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
