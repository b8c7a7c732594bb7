import { countOnDates } from '#database/bookings/group-places.ts'
import type { Database } from '#database/client.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import type { AffectedDate } from '#domain/groups/affected-dates.ts'
import type { DateAsBooked } from '#domain/groups/lost-dates.ts'

/** With how many have booked it: who calls it off wants to know. */
export interface BookedDate extends AffectedDate {
  people: number
}

export async function countAffected(
  database: Database,
  dates: readonly AffectedDate[],
  now: Temporal.Instant,
): Promise<BookedDate[]> {
  if (dates.length === 0) return []
  const counts = await countOnDates(database, [...new Set(dates.map((it) => it.group))], now)
  return dates.map((it) => ({ ...it, people: countOnDay(counts, it) }))
}

/** By the day and not by the hour: the plan may have another one than when people booked. */
function countOnDay(
  counts: readonly DateAsBooked[],
  { group, date, zone }: Pick<AffectedDate, 'group' | 'date' | 'zone'>,
): number {
  return counts
    .filter((it) => it.group === group && dateAt(zone, it.start) === date)
    .reduce((sum, it) => sum + it.people, 0)
}

/** Whether anybody has booked a date to come of a group on a day, also one that the plan has no more. */
export async function isBookedOn(
  database: Database,
  on: Pick<AffectedDate, 'group' | 'date' | 'zone'>,
  now: Temporal.Instant,
): Promise<boolean> {
  return countOnDay(await countOnDates(database, [on.group], now), on) > 0
}
