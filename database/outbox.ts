import type { Database } from './client.ts'
import { sql } from './sql.ts'

export interface OutboxMessage {
  id: string
  phone: string
  text: string
  createdAt: Date
}

/** Stores messages instead of sending them; repeating a key changes nothing. */
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

/** The newest first; those to one phone, or all. */
export async function listMessages(database: Database, phone: string | null): Promise<OutboxMessage[]> {
  const { rows } = await database.run<OutboxMessage>(sql`
    select id::text, phone, text, created_at as "createdAt" from outbox
    where phone = coalesce(${phone}, phone)
    order by outbox.id desc limit 100`)
  return rows
}
