import type { InboxKind, InboxState } from '#domain/staff/inbox.ts'
import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'

/** A message of a form, as the list shows it. */
export interface InboxMessage {
  id: string
  kind: InboxKind
  /** Null where it is about no clinic. */
  clinic: string | null
  /** Of the sender, or the company. */
  name: string
  state: InboxState
  /** Who did that; null for a new one. */
  handledBy: string | null
  sentAt: Temporal.Instant
}

/** The whole of it. What a form does not ask for is null. */
export interface WholeMessage extends InboxMessage {
  contact: string | null
  birthdate: string | null
  email: string
  phone: string
  employees: string | null
  subject: string | null
  reply: string | null
  message: string | null
}

type Row = Omit<WholeMessage, 'sentAt'> & { sentAt: Date }

const messages = sql`(
  select id, 'contact' as kind, clinic, name, null as contact, birthdate::text, email, phone, null as employees, null as subject,
    null as reply, message, state, handled_by as "handledBy", created_at as "sentAt" from contact_messages
  union all
  select id, 'interest', null, company, name, null, email, phone, employees, subject, reply, message, state, handled_by, created_at
  from interests
) m`

/** Those of a clinic, or those that are about none: what is left to do first, then the newest first. */
export async function listInbox(database: Database, clinic: string | null): Promise<InboxMessage[]> {
  const found = await read(database, sql`clinic is not distinct from ${clinic}::text`)
  return found.map(({ id, kind, clinic, name, state, handledBy, sentAt }) => ({
    id,
    kind,
    clinic,
    name,
    state,
    handledBy,
    sentAt,
  }))
}

export async function findInboxMessage(database: Database, id: string): Promise<WholeMessage | undefined> {
  return (await read(database, sql`id = ${id}::uuid`))[0]
}

async function read(database: Database, condition: Statement): Promise<WholeMessage[]> {
  const { rows } = await database.run<Row>(sql`
    select * from ${messages} where ${condition} order by (state = 'done'), "sentAt" desc, id limit 500`)
  return rows.map(({ sentAt, ...rest }) => ({ ...rest, sentAt: sentAt.toTemporalInstant() }))
}

/** False if somebody else has changed it since it was seen. */
export async function setInboxState(
  database: Database,
  { id, from, to, who }: { id: string; from: InboxState; to: InboxState; who: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const by = to === 'new' ? null : who
  const { rows } = await database.run<{ changed: boolean }>(sql`
    with contact as (
      update contact_messages set state = ${to}, handled_by = ${by}, handled_at = ${now}
      where id = ${id}::uuid and state = ${from} returning id
    ), interest as (
      update interests set state = ${to}, handled_by = ${by}, handled_at = ${now}
      where id = ${id}::uuid and state = ${from} returning id
    )
    select exists (select from contact) or exists (select from interest) as changed`)
  return rows[0]!.changed
}
