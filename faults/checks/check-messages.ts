import type { Delivery, History, Holdings } from './history.ts'
import type { Violation } from './violation.ts'

/** Those that a finished job must have sent: others may find that there is nothing more to say. */
const alwaysSends = new Set(['code', 'confirmation', 'reminder'])

/**
 * How long after it was taken a message can still be forgotten by the process that sent it: it writes down what it has sent at once, or as
 * soon as the database is there again.
 */
const mostUnsettled = 30_000

/** Each booking has left its confirmation once, everything that was due has been done, and messages fit to jobs. */
export function checkMessages({ deliveries, kills }: History, { bookings, jobs }: Holdings): Violation[] {
  const violations: Violation[] = []
  const jobOf = new Map(jobs.map((it) => [it.key, it]))
  for (const { reference, bookedWith } of bookings) {
    // People who come together are told in one message.
    const key = bookedWith ? `together:${bookedWith}:confirmation` : `${reference}:confirmation:0`
    if (!jobOf.has(key)) violations.push({ rule: 'job not once', detail: `${reference} has no confirmation` })
  }
  const confirmations = jobs.filter((it) => it.kind === 'confirmation')
  for (const [reference, theirs] of Map.groupBy(confirmations, (it) => it.reference)) {
    if (theirs.length > 1)
      violations.push({ rule: 'job not once', detail: `${reference}: ${theirs.length} confirmations` })
  }
  for (const { key, isDue, state } of jobs) {
    if (isDue) violations.push({ rule: 'job left over', detail: `${key} is ${state}` })
  }
  const taken = Map.groupBy(deliveries, (it) => it.id)
  for (const [id, times] of taken) {
    if (!jobOf.has(id)) violations.push({ rule: 'message of nobody', detail: `${id} to ${times[0]!.to}` })
    for (const [n, repeat] of times.slice(1).entries()) {
      const earlier = times[n]!
      if (!mayRepeat(earlier, repeat, kills)) {
        const seconds = Math.round((repeat.at - earlier.at) / 1_000)
        violations.push({
          rule: 'message repeated',
          detail: `${id} by ${earlier.server} at ${(earlier.at / 1_000).toFixed(1)} s and ${seconds} s later by ${repeat.server}`,
        })
      }
    }
  }
  for (const { key, kind, state } of jobs) {
    if (state === 'done' && alwaysSends.has(kind) && !taken.has(key)) {
      violations.push({ rule: 'message not sent', detail: key })
    }
  }
  return violations
}

/** Only where the sender cannot know that it was taken: the answer was lost, or the process was killed before it wrote that down. */
function mayRepeat(earlier: Delivery, repeat: Delivery, kills: History['kills']): boolean {
  if (earlier.to !== repeat.to) return false
  if (!earlier.acknowledged) return true
  return kills.some(
    ({ server, at }) =>
      server === earlier.server && at >= earlier.at && at <= Math.min(repeat.at, earlier.at + mostUnsettled),
  )
}
