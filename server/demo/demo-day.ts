import { patientAtKiosk, staffInConsole } from '#database/audit.ts'
import { listUntouchedVisits, type WatchedVisit } from '#database/bookings/demo-visits.ts'
import { setVisitState } from '#database/staff/visits.ts'
import type { VisitState } from '#domain/staff/visit-states.ts'
import type { JobResult } from '../jobs/job-rules.ts'
import { listSteps } from './demo-fates.ts'
import type { DemoParts } from './demo-parts.ts'
import { referenceOf } from './demo-visits.ts'

/** The repeating job that lets the demo's patients come and go. */
export const demoDayKind = 'demo-day'

/** How often it looks. */
export const demoDayMinutes = 1

/** Brings today's invented visits to where they should be by now. Those that somebody has changed in the console are left to them. */
export async function followDemoDay(
  { database, feed, zone }: Pick<DemoParts, 'database' | 'feed' | 'zone'>,
  now: Temporal.Instant,
): Promise<JobResult> {
  const midnight = now.toZonedDateTimeISO(zone).startOfDay()
  const visits = await listUntouchedVisits(database, midnight.toInstant(), midnight.add({ days: 1 }).toInstant())
  const changed = new Set<string>()
  for (const visit of visits) {
    if (visit.reference !== referenceOf(visit.practitioner, visit.start)) continue
    let state = visit.state
    for (const { to, at } of listStepsLeft(visit, now)) {
      const by = to === 'arrived' ? patientAtKiosk : staffInConsole
      await setVisitState(database, { ...visit, from: state, to, by }, at)
      state = to
      changed.add(visit.practitioner)
    }
  }
  for (const practitioner of changed) feed.publish(practitioner)
  return { end: 'done' }
}

/** The steps that should have been taken by now and were not. */
function listStepsLeft(visit: WatchedVisit, now: Temporal.Instant): { to: VisitState; at: Temporal.Instant }[] {
  const times = { start: visit.start.epochMilliseconds, end: visit.end.epochMilliseconds }
  const over = listSteps(visit.reference, times).filter(({ at }) => at <= now.epochMilliseconds)
  const taken = over.findIndex(({ to }) => to === visit.state)
  return over.slice(taken + 1).map(({ to, at }) => ({ to, at: Temporal.Instant.fromEpochMilliseconds(Math.round(at)) }))
}
