import { addDays } from '#domain/dates/calendar-date.ts'
import { findOfferedDates } from '#domain/groups/bookable-dates.ts'
import { groupHorizonDays, listGroupRuns } from '#domain/groups/group-times.ts'
import { formatMoment } from '../clock/moments.ts'
import { todayAt } from '../clock/today.ts'
import type { Service } from '../service.ts'
import { readFreePlaces } from './free-places.ts'

/** When a class or course can next be joined, by clinic; online ones by the clinic that answers for them. */
export async function findNextDates(
  { availability, database, clock, zone }: Pick<Service, 'availability' | 'database' | 'clock' | 'zone'>,
  treatment: string,
): Promise<Map<string, string>> {
  const now = clock.now()
  const today = todayAt(zone, now)
  const runs = listGroupRuns(availability.schedule, { treatment }, today, addDays(today, groupHorizonDays))
  const free = await readFreePlaces(database, runs, now)
  const next = new Map<string, string>()
  for (const run of runs) {
    const { id, clinic, dates } = run
    const { ofRun, ofDates } = free.get(id)!
    const { together, apart } = findOfferedDates(run, now.epochMilliseconds)
    const date = (ofRun > 0 ? together[0] : undefined) ?? apart.find((it) => ofDates[dates.indexOf(it)]! > 0)
    if (date && !next.has(clinic.id)) {
      next.set(clinic.id, formatMoment(Temporal.Instant.fromEpochMilliseconds(date.start), clinic.zone))
    }
  }
  return next
}
