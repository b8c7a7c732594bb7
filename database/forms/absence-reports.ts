import type { Absence } from '#domain/forms/absence.ts'
import type { MessageKind } from '#domain/staff/message-kinds.ts'
import type { Database } from '../client.ts'
import { type PartialLimit, writeLimit } from '../limits.ts'
import { type Statement, sql } from '../sql.ts'

/** What the jobs that send these on are called; a job's key is its kind and the id. */
export const absenceMailKind = 'absence-mail' satisfies MessageKind

/**
 * Stores an absence and the job that tells the company, unless the same one is there already. If it is not allowed, returns when it
 * would be.
 */
export async function reportAbsence(
  database: Database,
  { partner, name, from, to }: Absence,
  fingerprint: string,
  limits: PartialLimit[],
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  const report = { partner, fingerprint, name, first_day: from, last_day: to }
  const { rows } = await database.run<{ allowed_at: Date | null }>(sql`
    select report_absence(${JSON.stringify(report)}::jsonb, ${absenceMailKind}, ${JSON.stringify(limits.map(writeLimit))}::jsonb,
      ${now}::timestamptz) as allowed_at`)
  return rows[0]?.allowed_at?.toTemporalInstant()
}

export type StoredAbsence = Absence & { createdAt: Date }

/** An absence that the company has not been told of yet. */
export async function findAbsence(database: Database, id: string): Promise<StoredAbsence | undefined> {
  const { rows } = await database.run<StoredAbsence>(sql`
    select partner, name, first_day::text as from, last_day::text as to, created_at as "createdAt"
    from absence_reports where id = ${id}::uuid and name is not null`)
  return rows[0]
}

/** Forgets who was away and when, once the company has been told. */
export async function forgetAbsence(database: Database, id: string): Promise<void> {
  await database.run(sql`
    update absence_reports set name = null, first_day = null, last_day = null where id = ${id}::uuid`)
}

/** Forgets the same of old reports that could not be delivered, and of all old ones what tells them apart. */
export const forgetOldAbsences = (before: Temporal.Instant): Statement => sql`
  update absence_reports set name = null, first_day = null, last_day = null, fingerprint = null
  where created_at < ${before} and fingerprint is not null`

/** How many absences were reported to a company. */
export async function countAbsences(
  database: Database,
  company: string,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<number> {
  const { rows } = await database.run<{ count: number }>(sql`
    select count(*)::integer as count from absence_reports
    where partner = ${company} and created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz`)
  return rows[0]!.count
}
