import type { Application } from '#domain/forms/application.ts'
import type { AttachmentKind } from '#domain/forms/fields/attachment.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { MessageKind } from '#domain/staff/message-kinds.ts'
import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'
import type { SentForm } from './sent-form.ts'

/** What the jobs that send these on are called; a job's key is its kind and the id. */
export const applicationMailKind = 'application-mail' satisfies MessageKind

/** Stores an application and the job that sends it on, unless the same one is there already. */
export async function keepApplication(database: Database, application: Application, sent: SentForm): Promise<void> {
  const { now } = sent
  await database.run(sql`
    with stored as (${storeApplication(application, sent)})
    insert into jobs (kind, key, run_at, created_at, trace)
    select ${applicationMailKind}::text, ${applicationMailKind}::text || ':' || id, ${now}::timestamptz, ${now}::timestamptz, ${database.trace?.() ?? null}::text
    from stored`)
}

/** The part of a statement that stores it, and has its id if it was not there. */
export function storeApplication(
  { job, name, email, phone, text, file }: Application,
  { fingerprint, locale, now }: SentForm,
): Statement {
  return sql`
    insert into applications (id, job, fingerprint, name, email, phone, body, file_kind, file, locale, created_at)
    values (gen_random_uuid(), ${job}, ${fingerprint}, ${name}, ${email}, ${phone}, ${text}, ${file?.kind ?? null},
      ${file?.bytes ?? null}::bytea, ${locale}, ${now})
    on conflict (fingerprint) do nothing
    returning id`
}

export type StoredApplication = Application & { locale: Locale; createdAt: Date }

type Row = Omit<StoredApplication, 'file'> & { fileKind: AttachmentKind | null; bytes: Uint8Array | null }

/** An application that has not been passed on yet. */
export async function findApplication(database: Database, id: string): Promise<StoredApplication | undefined> {
  const { rows } = await database.run<Row>(sql`
    select job, name, email, phone, body as text, file_kind as "fileKind", file as bytes, locale, created_at as "createdAt"
    from applications where id = ${id}::uuid and name is not null`)
  if (!rows[0]) return
  const { fileKind, bytes, ...row } = rows[0]
  return { ...row, file: fileKind && bytes ? { kind: fileKind, bytes } : null }
}

/** Forgets who applied and what they sent, once it has been passed on. */
export async function forgetApplication(database: Database, id: string): Promise<void> {
  await database.run(sql`
    update applications set name = null, email = null, phone = null, body = null, file_kind = null, file = null
    where id = ${id}::uuid`)
}
