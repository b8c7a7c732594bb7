import type { Database } from '#database/client.ts'
import {
  countFailedAttempt,
  endWebhook,
  findEvent,
  markDelivered,
  type WebhookEvent,
  webhookKind,
} from '#database/webhooks/webhook-events.ts'
import { receiverGone } from '#domain/staff/message-kinds.ts'
import type { Secrets } from '../../identity/secrets.ts'
import type { JobHandlers, JobResult } from '../../jobs/job-rules.ts'
import type { Config } from '../../settings/config.ts'
import { postWebhook } from './post-webhook.ts'
import { signWebhook } from './sign-webhook.ts'
import { writeEvent } from './write-event.ts'

/** Minutes to wait after each failed attempt; after the last of them again and again, until the event is given up. */
const waits = [0.1, 1, 5, 15, 30, 60, 120, 240, 480, 720]

/** Of the places in a process's lane, how many one receiver can have: one that is slow does not keep the others waiting. */
const mostAtOnce = 2

/** Places that all receivers together can have whose last delivery has failed: of eight, so that several that do not answer leave some to those that do. */
const mostFailing = 6

/** Seconds until a receiver that has all its places is looked at again, or an event that is being sent. */
const busySeconds = 2

/** Seconds after which an event that found no place is looked at again at the latest; a delivery brings some forward long before. */
const longestWait = 600

interface WebhookParts {
  config: Pick<Config, 'APP_ENV'>
  database: Database
  secrets: Secrets
  /** Sends what a delivery has let go. */
  lookNow(): void
}

/** Whether addresses are judged: where a mistake reaches others. */
export const isStrictAboutAddresses = ({ APP_ENV }: Pick<Config, 'APP_ENV'>) => APP_ENV === 'production'

/**
 * Delivers what other systems are told, at least once and in the order of each booking. The runner gives a job to one process at a time; after one that died, another repeats it under
 * the same id.
 */
export function createWebhookHandlers(parts: WebhookParts): JobHandlers {
  const { database } = parts
  /** Deliveries in hand, by client. */
  const inHand = new Map<string, number>()
  const waitForPlace = createPlaceQueue()
  /** Receivers whose last delivery has failed. */
  const failing = new Set<string>()
  const hasNoPlace = (client: string) => {
    if ((inHand.get(client) ?? 0) >= mostAtOnce) return true
    const places = [...failing].reduce((sum, it) => sum + (inHand.get(it) ?? 0), 0)
    return failing.has(client) && places >= mostFailing
  }

  async function deliver(event: WebhookEvent, now: Temporal.Instant): Promise<JobResult> {
    const { behind, lastError } = event
    // What has failed before stays in the console's list while it waits.
    const wait = (at: Temporal.Instant): JobResult => ({ end: 'later', at, code: lastError ?? undefined })
    const soon = now.add({ seconds: busySeconds })
    if (behind) return wait(behind.isRunning ? soon : later(soon, behind.until.add({ seconds: 1 })))
    if (hasNoPlace(event.client)) return wait(waitForPlace(event.client, now))
    inHand.set(event.client, (inHand.get(event.client) ?? 0) + 1)
    try {
      const result = await send(parts, event, now)
      if (result.end === 'retry') failing.add(event.client)
      else failing.delete(event.client)
      return result
    } finally {
      const left = inHand.get(event.client)! - 1
      if (left > 0) inHand.set(event.client, left)
      else inHand.delete(event.client)
    }
  }

  return {
    [webhookKind]: {
      run: async ({ key }, now) => {
        const event = await findEvent(database, key.slice(webhookKind.length + 1))
        if (!event || event.isRevoked) return { end: 'cancelled' }
        if (event.isGone) return { end: 'failed', code: receiverGone }
        return deliver(event, now)
      },
    },
  }
}

async function send(
  { config, database, secrets, lookNow }: WebhookParts,
  event: WebhookEvent,
  now: Temporal.Instant,
): Promise<JobResult> {
  const body = writeEvent(event)
  const signed = signWebhook(secrets.unseal(event.secret), { id: event.id, body, now })
  const headers = { 'content-type': 'application/json', 'user-agent': 'innom-webhooks/1', ...signed }
  const answer = await postWebhook(event.url, { headers, body }, { isStrict: isStrictAboutAddresses(config) })
  if ('status' in answer && answer.status >= 200 && answer.status < 300) {
    if (await markDelivered(database, event.id, { isBack: event.attempts > 0 }, now)) lookNow()
    return { end: 'done' }
  }
  if ('status' in answer && answer.status === 410) {
    await endWebhook(database, event.client, now)
    return { end: 'failed', code: receiverGone }
  }
  await countFailedAttempt(database, event.id)
  const code = 'status' in answer ? `status-${answer.status}` : answer.code
  const seconds = 60 * waits[Math.min(event.attempts, waits.length - 1)]!
  return { end: 'retry', code, at: now.add({ seconds }), giveUpAt: event.tryUntil }
}

/**
 * When an event that found no place for its receiver is looked at again: one a second for each receiver, however many wait. All of them every other second would
 * keep the database busy for as long as a receiver does not answer.
 */
function createPlaceQueue() {
  const lastOf = new Map<string, Temporal.Instant>()
  return (client: string, now: Temporal.Instant): Temporal.Instant => {
    const soon = now.add({ seconds: busySeconds })
    const last = lastOf.get(client)
    const next = last ? later(soon, last.add({ seconds: 1 })) : soon
    const latest = now.add({ seconds: longestWait })
    const at = Temporal.Instant.compare(next, latest) < 0 ? next : latest
    lastOf.set(client, at)
    return at
  }
}

function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? b : a
}
