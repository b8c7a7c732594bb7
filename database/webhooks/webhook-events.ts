import type { MessageKind, WebhookEventKind } from '#domain/staff/message-kinds.ts'
import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'

/** The kind of the jobs that deliver events; the key is the kind and the event's id. */
export const webhookKind = 'webhook' satisfies MessageKind

/** When and where a booking is. */
export interface ToldTime {
  clinic: string
  practitioner: string
  start: string
  end: string
}

/** Something that happened to a booking, to be told to one other system. */
export interface WebhookEvent {
  id: string
  client: string
  reference: string
  event: WebhookEventKind
  status: string
  /** Null where it was moved to a clinic of which the system is told nothing. */
  time: ToldTime | null
  /** Before a move. */
  was: ToldTime | null
  /** Which of a booking's dates it is about, where it has several. */
  date: { start: string; end: string } | null
  happenedAt: Temporal.Instant
  /** Those that failed. */
  attempts: number
  lastError: string | null
  tryUntil: Temporal.Instant
  url: string
  /** Sealed. */
  secret: string
  isRevoked: boolean
  /** The receiver has answered 410. */
  isGone: boolean
  /** When an earlier event of the same booking is looked at again that has not been delivered yet; null if there is none. */
  behind: { isRunning: boolean; until: Temporal.Instant } | null
}

interface EventRow extends Omit<WebhookEvent, 'happenedAt' | 'tryUntil' | 'behind' | 'time'> {
  clinic: string | null
  practitioner: string
  starts_at: Date
  ends_at: Date
  happened_at: Date
  try_until: Date
  before_state: string | null
  before_until: Date
}

/** An event that has not been delivered; undefined if it has, or was deleted. */
export async function findEvent(database: Database, id: string): Promise<WebhookEvent | undefined> {
  const { rows } = await database.run<EventRow>(sql`
    select e.id, e.client, e.reference, e.event, e.status, e.clinic, e.practitioner, e.starts_at, e.ends_at, e.was, e.date, e.happened_at,
      e.attempts, e.try_until, j.last_error as "lastError", c.webhook_url as url, c.webhook_secret as secret,
      c.revoked_at is not null as "isRevoked", c.webhook_gone_at is not null as "isGone", f.state as before_state, f.run_at as before_until
    from webhook_events e
      join clients c on c.id = e.client
      left join jobs j on j.key = ${`${webhookKind}:`} || e.id
      left join lateral (
        -- The one next to it: what is before that waits for what is before it.
        select fj.state, fj.run_at from webhook_events fe join jobs fj on fj.key = ${`${webhookKind}:`} || fe.id
        where fe.client = e.client and fe.reference = e.reference and fe.place < e.place and fe.delivered_at is null
          and fj.state in ('waiting', 'running')
        order by fe.place desc limit 1
      ) f on true
    where e.id = ${id} and e.delivered_at is null`)
  return rows.map(
    ({ clinic, practitioner, starts_at, ends_at, happened_at, try_until, before_state, before_until, ...rest }) => ({
      ...rest,
      time:
        clinic === null ? null : { clinic, practitioner, start: starts_at.toISOString(), end: ends_at.toISOString() },
      happenedAt: happened_at.toTemporalInstant(),
      tryUntil: try_until.toTemporalInstant(),
      behind:
        before_state === null
          ? null
          : { isRunning: before_state === 'running', until: before_until.toTemporalInstant() },
    }),
  )[0]
}

/**
 * Writes down that an event has arrived, and lets others for the same receiver go that wait: the next of its booking, and a few that had to wait for a place. With `isBack` all of them: it
 * answers again. True if there were any.
 */
export async function markDelivered(
  database: Database,
  id: string,
  { isBack }: { isBack: boolean },
  now: Temporal.Instant,
): Promise<boolean> {
  const { affected } = await database.run(sql`
    with done as (update webhook_events set delivered_at = ${now}::timestamptz where id = ${id} returning client, reference)
    update jobs set run_at = ${now}
    where state = 'waiting' and run_at > ${now} and key = any(array(
      select ${`${webhookKind}:`} || e.id from webhook_events e join done d on e.client = d.client
      where e.delivered_at is null and e.id <> ${id} and (${isBack}::boolean or e.attempts = 0 or e.reference = d.reference)
      order by e.reference = d.reference desc, e.place limit case when ${isBack}::boolean then 200 else 5 end
    ))`)
  return affected > 0
}

export async function countFailedAttempt(database: Database, id: string): Promise<void> {
  await database.run(sql`update webhook_events set attempts = attempts + 1 where id = ${id}`)
}

/** Writes down that a receiver wants no more: nothing is left for it from then on. */
export async function endWebhook(database: Database, client: string, now: Temporal.Instant): Promise<void> {
  await database.run(sql`update clients set webhook_gone_at = ${now} where id = ${client} and webhook_gone_at is null`)
}

/**
 * Sends what a system did not get once more, and with `since` everything from then on, under the same ids and in the same order; also to a receiver that had said that it wants no
 * more. Answers how many; undefined if there is no such system, or it has no webhook.
 */
export async function replayEvents(
  database: Database,
  { client, since }: { client: string; since: Temporal.Instant | null },
  now: Temporal.Instant,
): Promise<number | undefined> {
  const { affected } = await database.run(sql`
    update clients set webhook_gone_at = null where id = ${client} and webhook_url is not null and revoked_at is null`)
  if (affected === 0) return undefined
  return sendEvents(
    database,
    sql`e.client = ${client} and (${since}::timestamptz is not null and e.happened_at >= ${since}::timestamptz
      or e.delivered_at is null and j.state is distinct from 'running')`,
    now,
  )
}

/** Sends one that was given up once more, with as many attempts as a new one has. False if it was not, or somebody has just done the same. */
export async function sendEventAgain(database: Database, id: string, now: Temporal.Instant): Promise<boolean> {
  return (await sendEvents(database, sql`e.id = ${id} and e.delivered_at is null and j.state = 'failed'`, now)) > 0
}

async function sendEvents(database: Database, condition: Statement, now: Temporal.Instant): Promise<number> {
  const { rows } = await database.run<{ count: number }>(sql`
    with chosen as (
      select e.id, e.reference from webhook_events e left join jobs j on j.key = ${`${webhookKind}:`} || e.id where ${condition}
      for update of e
    ), renewed as (
      update webhook_events e set delivered_at = null, attempts = 0, try_until = ${now}::timestamptz + interval '3 days'
      from chosen c where e.id = c.id
    ), due as (
      insert into jobs (kind, key, reference, run_at, created_at)
      select ${webhookKind}, ${`${webhookKind}:`} || c.id, c.reference, ${now}::timestamptz, ${now}::timestamptz from chosen c
      on conflict (key) do update set state = 'waiting', run_at = excluded.run_at, attempts = 0, last_error = null, finished_at = null
        where jobs.state <> 'running'
    )
    select count(*)::integer as count from chosen`)
  return rows[0]!.count
}

export interface WebhookState {
  /** Undelivered events, those that were given up among them. */
  waiting: number
  givenUp: number
}

/** What waits for each system, by its id. */
export async function countWaiting(database: Database): Promise<Map<string, WebhookState>> {
  const { rows } = await database.run<WebhookState & { client: string }>(sql`
    select e.client, count(*)::integer as waiting, (count(*) filter (where j.state = 'failed'))::integer as "givenUp"
    from webhook_events e left join jobs j on j.key = ${`${webhookKind}:`} || e.id
    where e.delivered_at is null group by e.client`)
  return new Map(rows.map(({ client, ...state }) => [client, state]))
}
