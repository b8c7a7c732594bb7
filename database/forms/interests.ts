import type { Interest, ReplyWay } from '#domain/forms/interest.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { MessageKind } from '#domain/staff/message-kinds.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import type { SentForm } from './sent-form.ts'

/** What the jobs that send these on are called; a job's key is its kind and the id. */
export const interestMailKind = 'interest-mail' satisfies MessageKind

/** Stores the interest of a business and the job that sends it on, unless the same one is there already. */
export async function keepInterest(
  database: Database,
  { company, name, email, phone, employees, subject, message, reply }: Interest & { reply: ReplyWay },
  { fingerprint, locale, now }: SentForm,
): Promise<void> {
  await database.run(sql`
    with stored as (
      insert into interests
        (id, fingerprint, company, name, email, phone, employees, subject, message, reply, locale, created_at)
      values (gen_random_uuid(), ${fingerprint}, ${company}, ${name}, ${email}, ${phone}, ${employees}, ${subject},
        ${message}, ${reply}, ${locale}, ${now})
      on conflict (fingerprint) do nothing
      returning id
    )
    insert into jobs (kind, key, run_at, created_at, trace)
    select ${interestMailKind}::text, ${interestMailKind}::text || ':' || id, ${now}::timestamptz, ${now}::timestamptz, ${database.trace?.() ?? null}::text
    from stored`)
}

export type StoredInterest = Interest & { reply: ReplyWay; locale: Locale; createdAt: Date }

export async function findInterest(database: Database, id: string): Promise<StoredInterest | undefined> {
  const { rows } = await database.run<StoredInterest>(sql`
    select company, name, email, phone, employees, subject, message, reply, locale, created_at as "createdAt"
    from interests where id = ${id}::uuid`)
  return rows[0]
}
