import { listComingBookings, listUnsettled, markAffected } from '#database/bookings/affected-bookings.ts'
import type { Job } from '#database/jobs/jobs.ts'
import { createSchedule } from '#domain/availability/schedule.ts'
import { findAffected } from '#domain/rosters/affected.ts'
import { callOffCancelled } from '../groups/call-off.ts'
import type { JobResult } from '../jobs/job-rules.ts'
import type { RosterParts } from './change-rosters.ts'

/**
 * Checks again which bookings a change of rosters affects. Bookings made while the change was being written, or by a
 * process that did not know of it yet, were missing from the first check.
 */
export async function checkRosters(parts: RosterParts, job: Job, now: Temporal.Instant): Promise<JobResult> {
  const { database, schedules } = parts
  await schedules.reload()
  const idsIn = (text = '') => text.split(' ').filter(Boolean)
  const whose = { practitioners: idsIn(job.payload.practitioners), clinics: idsIn(job.payload.clinics) }
  const schedule = createSchedule(schedules.planned())
  const { affected, unaffected } = findAffected(schedule, await listComingBookings(database, whose, now))
  const open = new Set((await listUnsettled(database)).map((it) => it.reference))
  const restored = unaffected.filter((it) => open.has(it.reference)).map((it) => it.reference)
  await callOffCancelled(parts, idsIn(job.payload.groups), { actor: 'system', channel: 'job' }, now)
  await markAffected(database, { affected, restored }, now)
  return { end: 'done' }
}
