import type { Database } from './client.ts'
import { sql } from './sql.ts'

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
  database: Database,
  { clinic, name, email, phone, message, locale }: ContactMessage,
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`
    insert into contact_messages (id, clinic, name, email, phone, message, locale, created_at)
    values (gen_random_uuid(), ${clinic}, ${name}, ${email}, ${phone}, ${message}, ${locale}, ${now})`)
}
