import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

/** A text message to a phone, or a mail. */
export interface OutboxMessage {
  id: string
  phone: string | null
  email: string | null
  replyTo: string | null
  subject: string | null
  text: string
  createdAt: Date
}

/** Stores text messages instead of sending them; repeating a key changes nothing. */
export async function keepMessages(
  database: Database,
  messages: { key: string; phone: string; text: string }[],
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`
    insert into outbox (key, phone, text, created_at)
    select m.key, m.phone, m.text, ${now} from unnest(
      ${messages.map((it) => it.key)}::text[],
      ${messages.map((it) => it.phone)}::text[],
      ${messages.map((it) => it.text)}::text[]
    ) with ordinality as m (key, phone, text, place)
    order by m.place
    on conflict (key) do nothing`)
}

/** Stores a mail instead of sending it. */
export async function keepMail(
  database: Database,
  mail: { key: string; to: string; replyTo: string | null; subject: string; text: string },
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`
    insert into outbox (key, email, reply_to, subject, text, created_at)
    values (${mail.key}, ${mail.to}, ${mail.replyTo}, ${mail.subject}, ${mail.text}, ${now})
    on conflict (key) do nothing`)
}

/** Takes a mail away that nobody can use any more. */
export async function dropMail(database: Database, key: string): Promise<void> {
  await database.run(sql`delete from outbox where key = ${key}`)
}

/** The newest first: text messages to one phone, or everything. */
export async function listMessages(
  database: Database,
  { phone = null, email = null }: { phone?: string | null; email?: string | null } = {},
): Promise<OutboxMessage[]> {
  const { rows } = await database.run<OutboxMessage>(sql`
    select id::text, phone, email, reply_to as "replyTo", subject, text, created_at as "createdAt" from outbox
    where (${phone}::text is null or phone = ${phone}) and (${email}::text is null or email = ${email})
    order by outbox.id desc limit 100`)
  return rows
}
