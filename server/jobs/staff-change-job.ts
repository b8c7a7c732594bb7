import { staffInConsole } from '#database/audit.ts'
import { type Booking, findBooking } from '#database/bookings/bookings.ts'
import type { ChangeFeed } from '#database/changes.ts'
import type { Database } from '#database/client.ts'
import type { Job } from '#database/jobs/jobs.ts'
import {
  beginChange,
  endChange,
  failChange,
  holdsOf,
  type PendingChange,
  type PlannedCancel,
  type PlannedMove,
} from '#database/staff/pending-changes.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Clock } from '../clock/clock.ts'
import type { Secrets } from '../identity/secrets.ts'
import { staffMessageLimits } from '../limits/message-limits.ts'
import { cancelVisits, findLaterVisits } from '../packages/cancel-visits.ts'
import type { BookingProvider, ProviderProblem } from '../provider/provider.ts'
import { makeMoveRequest } from '../routes/bookings/move-request.ts'
import { releaseHolds } from '../staff/release-holds.ts'
import { jobsForCancelling } from './booking-jobs.ts'
import type { JobResult } from './job-rules.ts'

interface ChangeParts {
  clock: Clock
  database: Database
  facts: Facts
  zone: string
  feed: ChangeFeed
  provider: BookingProvider
  secrets: Secrets
  /** Sends what the change leaves to be sent. */
  lookNow(): void
}

type Problem = ProviderProblem | 'other-state' | 'unavailable'

/** Worth another attempt: the other system or the database may answer later. */
const passing: ReadonlySet<Problem> = new Set(['provider-failure', 'timeout', 'unavailable'])

/**
 * Carries out a cancellation or a move by staff that nobody has taken back. Only the revision that staff saw is changed, in the same
 * transaction as the revision, so that a second attempt after a crash changes nothing more.
 */
export async function carryOutChange(parts: ChangeParts, job: Job, now: Temporal.Instant): Promise<JobResult> {
  const { database, feed } = parts
  const change = await beginChange(database, job.key.slice(job.kind.length + 1), now)
  if (!change) return { end: 'cancelled' }
  const booking = await findBooking(database, change.reference)
  if (!booking) return { end: 'cancelled' }
  const problem = await apply(parts, booking, change, now).catch(async (error) => {
    // Told as one that may still be made: without a word its booking would stay locked for as long as it is tried.
    await failChange(database, change.id, 'unavailable')
    throw error
  })
  const isPassing = problem !== undefined && passing.has(problem)
  if (problem) await failChange(database, change.id, problem)
  else await endChange(database, change.id)
  if (problem && !isPassing) await releaseHolds(parts, change.reference, holdsOf(change))
  parts.lookNow()
  // Consoles show that it was done, or why it was not.
  feed.publish(booking.practitioner)
  return isPassing ? { end: 'retry', code: problem, giveUpAt: booking.start } : { end: 'done' }
}

async function apply(
  parts: ChangeParts,
  booking: Booking,
  change: PendingChange,
  now: Temporal.Instant,
): Promise<Problem | undefined> {
  const isSame = booking.state === 'booked' && booking.revision === change.revision
  if (change.kind === 'move') {
    if (isSame) return move(parts, booking, change, now)
    // An attempt before this one has moved it.
    return booking.state === 'booked' && booking.slot === change.details.slot ? undefined : 'other-state'
  }
  const problem = isSame ? await cancel(parts, booking, change, now) : undefined
  if (problem) return problem
  if (!isSame && booking.state === 'booked') return 'other-state'
  const { reason, isFree } = change.details
  return cancelVisits(parts, booking, restOf(change), { by: staffInConsole, reason, isFree })
}

async function cancel(
  parts: ChangeParts,
  booking: Booking,
  change: PlannedCancel,
  now: Temporal.Instant,
): Promise<Problem | undefined> {
  const { fee, reason } = change.details
  const { reference, revision, patient } = booking
  const later = await findLaterVisits(parts, booking, restOf(change))
  const cancelled = await parts.provider.cancel(booking, {
    ...{ reference, revision, fee, reason, by: staffInConsole },
    jobs: jobsForCancelling({ ...booking, revision: revision + 1 }, now, later.length > 0),
    messages: staffMessageLimits(parts.secrets, patient.phone),
  })
  return cancelled.ok ? undefined : asChanged(cancelled.problem)
}

async function move(
  parts: ChangeParts,
  booking: Booking,
  { details }: PlannedMove,
  now: Temporal.Instant,
): Promise<Problem | undefined> {
  const { visitor, holds, movesADay, start, end, busyUntil, ...place } = details
  const to = {
    ...place,
    start: Temporal.Instant.from(start),
    end: Temporal.Instant.from(end),
    busyUntil: Temporal.Instant.from(busyUntil),
  }
  const messages = staffMessageLimits(parts.secrets, booking.patient.phone)
  const request = makeMoveRequest(booking, to, { visitor, holds, movesADay, messages, by: staffInConsole }, parts, now)
  const moved = await parts.provider.move(booking, request)
  return moved.ok ? undefined : asChanged(moved.problem)
}

/** A provider does not find what its patient has changed at this very moment. */
function asChanged(problem: ProviderProblem): Problem {
  return problem === 'not-found' ? 'other-state' : problem
}

function restOf({ details }: PlannedCancel): { rest?: 'true' } {
  return details.rest ? { rest: 'true' } : {}
}
