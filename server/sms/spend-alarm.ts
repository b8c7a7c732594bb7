import type { Spending } from '#database/verifications.ts'
import type { Log } from '../log.ts'

/** An alarm that nobody has dealt with after this long is raised again. */
const repeatMinutes = 15

/**
 * Raises an alarm in the log when half of what may be sent in an hour is spent, or when a quarter of it went to phones that
 * never proved themselves: the mark of somebody who earns by our messages.
 */
export function createSpendAlarm(log: Log, perHour: number): (spending: Spending, now: Temporal.Instant) => void {
  let quietUntil: Temporal.Instant | undefined
  return ({ sent, unknown }, now) => {
    if (sent * 2 < perHour && unknown * 4 < perHour) return
    if (quietUntil && Temporal.Instant.compare(now, quietUntil) < 0) return
    quietUntil = now.add({ minutes: repeatMinutes })
    log.error({ sent, unknown, perHour }, 'unusually many messages in an hour')
  }
}
