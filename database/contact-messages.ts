import { randomUUID } from 'node:crypto'
import type { Database } from './client.ts'

export interface ContactMessage {
  /** Null: does not relate to a specific clinic. */
  clinic: string | null
  name: string
  email: string
  phone: string
  message: string
  locale: string
}

export async function keepContactMessage(
  { query }: Database,
  message: ContactMessage,
  now: Temporal.Instant,
): Promise<void> {
  await query
    .insertInto('contact_messages')
    .values({ id: randomUUID(), ...message, created_at: now.toString() })
    .execute()
}
