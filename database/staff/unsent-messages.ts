import { type MessageKind, messageKinds, type WebhookEventKind } from '#domain/staff/message-kinds.ts'
import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'
import { sendEventAgain, webhookKind } from '../webhooks/webhook-events.ts'

/** A message that could not be sent. */
export interface UnsentMessage {
  key: string
  kind: MessageKind
  reference: string | null
  clinic: string | null
  /** The patient's or sender's, or that of the system that was to be told. */
  name: string | null
  /** What another system was to be told of. */
  event: WebhookEventKind | null
  /** Of the patient; null for what is not to one, or to a phone that is kept as a hash. */
  phone: string | null
  reason: string
  attempts: number
  /** When it was given up, or is tried again. */
  at: Temporal.Instant
  isGivenUp: boolean
}

/** Those that tell of a booking, an order or a form at a clinic, or at none; the newest first. */
export function listUnsent(database: Database, clinic: string | null): Promise<UnsentMessage[]> {
  return read(database, sql`clinic is not distinct from ${clinic}::text`)
}

export async function findUnsent(database: Database, key: string): Promise<UnsentMessage | undefined> {
  return (await read(database, sql`key = ${key}`))[0]
}

async function read(database: Database, condition: Statement): Promise<UnsentMessage[]> {
  const { rows } = await database.run<Omit<UnsentMessage, 'at'> & { at: Date }>(sql`
    select * from (
      select j.key, j.kind, j.reference, coalesce(e.clinic, e.was->>'clinic', b.clinic, o.clinic, m.clinic) as clinic, e.event,
        -- Another system was to be told, and nothing about the patient.
        coalesce(c.name, b.patient_name, o.patient_name, m.name) as name,
        case when e.id is null then coalesce(b.patient_phone, o.patient_phone, m.phone) end as phone,
        j.last_error as reason, coalesce(e.attempts, j.attempts) as attempts, coalesce(j.finished_at, j.run_at) as at, j.state = 'failed' as "isGivenUp"
      from jobs j
        left join bookings b on b.reference = j.reference and b.forgotten_at is null
        left join orders o on o.reference = j.reference
        left join contact_messages m on j.kind = 'contact-mail' and j.key = 'contact-mail:' || m.id
        left join webhook_events e on j.kind = ${webhookKind} and j.key = ${`${webhookKind}:`} || e.id
        left join clients c on c.id = e.client and c.revoked_at is null
      where j.kind = any (${[...messageKinds]}::text[]) and j.last_error is not null and j.state in ('failed', 'waiting', 'running')
        -- Nothing is told of patients who are forgotten.
        and (j.reference is null or b.reference is not null or o.reference is not null)
        and (j.kind <> ${webhookKind} or c.id is not null)
    ) unsent where ${condition} order by at desc, key limit 200`)
  return rows.map(({ at, ...rest }) => ({ ...rest, at: at.toTemporalInstant() }))
}

/** One more attempt at a message that was given up: until it fails again it is not in the list. False if it was not, or somebody has just done the same. */
export async function sendAgain(
  database: Database,
  { key, kind }: Pick<UnsentMessage, 'key' | 'kind'>,
  now: Temporal.Instant,
): Promise<boolean> {
  if (kind === webhookKind) return sendEventAgain(database, key.slice(webhookKind.length + 1), now)
  // The attempts so far stay counted: its patient may have been told by one of them.
  const { affected } = await database.run(sql`
    update jobs set state = 'waiting', run_at = ${now}, finished_at = null, last_error = null where key = ${key} and state = 'failed'`)
  return affected > 0
}
