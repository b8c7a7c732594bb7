import type { Origin } from '#database/audit.ts'
import { callOffDates } from '#database/bookings/group-places.ts'
import type { Database } from '#database/client.ts'
import { findGroupRun } from '#domain/groups/group-times.ts'
import { listRuns } from '#domain/groups/runs.ts'
import type { LiveSchedule } from '../rosters/live-schedule.ts'

/**
 * Tells everybody who has booked a date that the plans of some groups call off, and who has not been told. Answers how many bookings
 * it changed. A date that is no longer called off stays so for those who were told.
 */
export async function callOffCancelled(
  { database, schedules }: { database: Database; schedules: LiveSchedule },
  ids: readonly string[],
  { actor, channel }: { actor: Origin['actor']; channel: Origin['channel'] | 'start' },
  now: Temporal.Instant,
): Promise<number> {
  const schedule = schedules.current()
  let changed = 0
  for (const group of schedule.facts.groups.filter((it) => ids.includes(it.id))) {
    const zone = schedule.index.clinics.get(group.clinic)?.zone
    if (zone === undefined) continue
    const isHoliday = (date: string) => schedule.index.isHoliday(zone, date)
    const runs = new Set(group.cancelled.flatMap((it) => listRuns(group, isHoliday, it, it).map(({ id }) => id)))
    for (const run of runs) {
      const starts = (findGroupRun(schedule, run)?.dates ?? [])
        .filter((it) => it.isCancelled && it.start > now.epochMilliseconds)
        .map((it) => Temporal.Instant.fromEpochMilliseconds(it.start))
      const by = { actor, channel: channel === 'start' ? ('job' as const) : channel }
      if (starts.length > 0) changed += await callOffDates(database, { run, starts, by }, now)
    }
  }
  return changed
}
