import type { ContactMessage } from '#domain/forms/contact.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { MessageKind } from '#domain/staff/message-kinds.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import type { SentForm } from './sent-form.ts'

/** What the jobs that send these messages on are called; a job's key is its kind and the message's id. */
export const contactMailKind = 'contact-mail' satisfies MessageKind

/** Stores a message and the job that sends it on, unless the same one is there already. */
export async function keepContactMessage(
  database: Database,
  { clinic, name, birthdate, email, phone, message }: ContactMessage,
  { fingerprint, locale, now }: SentForm,
): Promise<void> {
  await database.run(sql`
    with stored as (
      insert into contact_messages
        (id, fingerprint, clinic, name, birthdate, email, phone, message, locale, created_at)
      values (gen_random_uuid(), ${fingerprint}, ${clinic}, ${name}, ${birthdate}::date, ${email}, ${phone}, ${message},
        ${locale}, ${now})
      on conflict (fingerprint) do nothing
      returning id
    )
    insert into jobs (kind, key, run_at, created_at, trace)
    select ${contactMailKind}::text, ${contactMailKind}::text || ':' || id, ${now}::timestamptz, ${now}::timestamptz, ${database.trace?.() ?? null}::text
    from stored`)
}

export interface StoredContactMessage extends Omit<ContactMessage, 'birthdate'> {
  /** null: of a message from before it was asked of everybody. */
  birthdate: string | null
  locale: Locale
  createdAt: Date
}

export async function findContactMessage(database: Database, id: string): Promise<StoredContactMessage | undefined> {
  const { rows } = await database.run<StoredContactMessage>(sql`
    select clinic, name, birthdate::text, email, phone, message, locale, created_at as "createdAt"
    from contact_messages where id = ${id}::uuid`)
  return rows[0]
}
