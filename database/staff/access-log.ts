import { accessLogYears } from '#domain/booking/retention-hours.ts'
import type { AccessAction } from '#domain/staff/access-actions.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'
import type { StaffSession } from './sessions.ts'

/** One look at a patient, or one change. */
export interface Access {
  action: AccessAction
  reference: string | null
  clinic: string | null
  /** A keyed hash of the phone. */
  patient: string
}

/** Who did it. */
type Actor = Pick<StaffSession, 'email' | 'role' | 'tokenHash'>

export interface LoggedAccess extends Omit<Access, 'patient' | 'action'> {
  /** Also what an earlier version has written. */
  action: string
  at: Temporal.Instant
  email: string
  role: Role
}

/** Writes it down; with `onceIn`, minutes, only if the same session has not done the same within them. */
export function logAccess(
  database: Database,
  actor: Actor,
  access: Access,
  now: Temporal.Instant,
  rule: { onceIn?: number } = {},
): Promise<void> {
  return logAccesses(database, actor, [access], now, rule)
}

/** Several at once. */
export async function logAccesses(
  database: Database,
  { email, role, tokenHash }: Actor,
  accesses: Access[],
  now: Temporal.Instant,
  { onceIn = 0 }: { onceIn?: number } = {},
): Promise<void> {
  if (accesses.length === 0) return
  await database.run(sql`
    insert into access_log (at, email, role, action, reference, clinic, patient, session)
    select ${now}::timestamptz, ${email}, ${role}, a.action, a.reference, a.clinic, a.patient, ${tokenHash}
    from jsonb_to_recordset(${JSON.stringify(accesses)}::jsonb) as a (action text, reference text, clinic text, patient text)
    where ${onceIn}::integer = 0 or not exists (
      select from access_log l
      where l.patient = a.patient and l.at > ${now}::timestamptz - make_interval(mins => ${onceIn}::integer)
        and l.session = ${tokenHash} and l.action = a.action and l.reference is not distinct from a.reference
    )`)
}

/** All that was seen and changed of one patient, as they may ask to know; at some clinics or at all. */
export function readAccessOf(
  database: Database,
  patient: string,
  clinics: readonly string[] | null = null,
): Promise<LoggedAccess[]> {
  return readLog(database, sql`patient = ${patient} and ${isAt(clinics)}`)
}

/** What was seen and changed within a time, at some clinics or at all. */
export function readAccessDuring(
  database: Database,
  { from, to, clinics }: { from: Temporal.Instant; to: Temporal.Instant; clinics: readonly string[] | null },
): Promise<LoggedAccess[]> {
  return readLog(database, sql`at >= ${from} and at < ${to} and ${isAt(clinics)}`)
}

function isAt(clinics: readonly string[] | null): Statement {
  const there = clinics && [...clinics]
  return sql`(${there}::text[] is null or clinic = any (${there}::text[]))`
}

async function readLog(database: Database, condition: Statement): Promise<LoggedAccess[]> {
  const { rows } = await database.run<Omit<LoggedAccess, 'at'> & { at: Date }>(
    sql`select at, email, role, action, reference, clinic from access_log where ${condition} order by id desc`,
  )
  return rows.map(({ at, ...rest }) => ({ at: at.toTemporalInstant(), ...rest }))
}

/** The database itself refuses to delete what is younger, by its own clock. */
export function forgetOldAccess(now: Temporal.Instant): Statement {
  return sql`delete from access_log where at < least(${now}::timestamptz, now()) - make_interval(years => ${accessLogYears}::integer)`
}
