import type { Origin } from '#database/audit.ts'
import { callOffDates } from '#database/bookings/group-places.ts'
import type { Database } from '#database/client.ts'
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
  const { facts, index } = schedules.current()
  const by = { actor, channel: channel === 'start' ? ('job' as const) : channel }
  let changed = 0
  for (const { id, clinic, cancelled } of facts.groups.filter((it) => ids.includes(it.id))) {
    const zone = index.clinics.get(clinic)?.zone
    if (zone === undefined || cancelled.length === 0) continue
    changed += await callOffDates(database, { group: id, days: cancelled, zone, by }, now)
  }
  return changed
}
