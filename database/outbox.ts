import type { Database } from './client.ts'

export interface OutboxMessage {
  id: string
  phone: string
  text: string
  createdAt: Temporal.Instant
}

/** Keeps a message instead of sending it; the same key again changes nothing. */
export async function keepMessage(
  { query }: Database,
  message: { key: string; phone: string; text: string },
  now: Temporal.Instant,
): Promise<void> {
  await query
    .insertInto('outbox')
    .values({ ...message, created_at: now.toString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** The newest first; those to one phone, or all. */
export async function listMessages({ query }: Database, phone: string | undefined): Promise<OutboxMessage[]> {
  let select = query.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(100)
  if (phone !== undefined) select = select.where('phone', '=', phone)
  const rows = await select.execute()
  return rows.map((row) => ({
    id: String(row.id),
    phone: row.phone,
    text: row.text,
    createdAt: row.created_at.toTemporalInstant(),
  }))
}
