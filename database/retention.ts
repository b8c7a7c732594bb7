import type { Database } from './client.ts'

/** How long each thing is kept, as the privacy policy promises. */
export const retention = {
  /** Holds that led to no booking. */
  unfinished: Temporal.Duration.from({ hours: 24 }),
  codes: Temporal.Duration.from({ hours: 1 }),
  contactMessages: Temporal.Duration.from({ hours: 24 * 90 }),
  /** No limit looks back further than a day. */
  countedEvents: Temporal.Duration.from({ hours: 25 }),
  /** Long enough for any browser that repeats a request after a bad connection. */
  idempotencyKeys: Temporal.Duration.from({ hours: 24 }),
  /** That a message was sent, not what it said: long enough to answer 'I never got an SMS'. */
  finishedJobs: Temporal.Duration.from({ hours: 24 * 30 }),
  outbox: Temporal.Duration.from({ hours: 24 }),
}

export type Deleted = Record<keyof typeof retention, number>

/** Deletes what has been kept long enough. */
export async function deleteExpired({ query }: Database, now: Temporal.Instant): Promise<Deleted> {
  const before = (what: keyof typeof retention) => new Date(now.subtract(retention[what]).epochMilliseconds)
  const count = async (deletion: { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }) =>
    Number((await deletion.executeTakeFirst()).numDeletedRows)
  return {
    unfinished: await count(query.deleteFrom('occupied_times').where('expires_at', '<', before('unfinished'))),
    codes: await count(query.deleteFrom('verifications').where('created_at', '<', before('codes'))),
    contactMessages: await count(
      query.deleteFrom('contact_messages').where('created_at', '<', before('contactMessages')),
    ),
    countedEvents: await count(query.deleteFrom('counted_events').where('at', '<', before('countedEvents'))),
    idempotencyKeys: await count(
      query.deleteFrom('idempotency_keys').where('created_at', '<', before('idempotencyKeys')),
    ),
    finishedJobs: await count(query.deleteFrom('jobs').where('finished_at', '<', before('finishedJobs'))),
    outbox: await count(query.deleteFrom('outbox').where('created_at', '<', before('outbox'))),
  }
}
