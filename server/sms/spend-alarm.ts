import type { Spending } from '#database/verifications.ts'
import type { Log } from '../process/log.ts'

/** How long until an alarm that nobody has dealt with is raised again. */
const repeatMinutes = 15

/**
 * Logs an alarm when half of the hourly message limit is used, or when a quarter of it went to phones that were never
 * verified: a sign of toll fraud, where somebody earns from our messages.
 */
export function createSpendAlarm(log: Log, perHour: number): (spending: Spending, now: Temporal.Instant) => void {
  let raisedAt: Temporal.Instant | undefined
  return ({ sent, unknown }, now) => {
    if (sent * 2 < perHour && unknown * 4 < perHour) return
    // A clock that was put back must not silence it until it has caught up.
    if (raisedAt && Math.abs(raisedAt.until(now).total('minutes')) < repeatMinutes) return
    raisedAt = now
    log.error({ sent, unknown, perHour }, 'unusually many messages in an hour')
  }
}
