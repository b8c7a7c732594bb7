import type { StaffMember } from '#domain/staff/roles.ts'
import { idleMinutes, linkHours, sessionHours } from '#domain/staff/session-limits.ts'
import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'

/** A member who is signed in, and since when. */
export interface StaffSession extends StaffMember {
  /** What the database knows the session by. */
  tokenHash: string
  beganAt: Temporal.Instant
}

export interface NewSession {
  tokenHash: string
  email: string
  providerSession: string | null
  /** When the person proved who they are; earlier than now where the provider asked for nothing. */
  beganAt: Temporal.Instant
}

/** Begins a session in place of the one that the browser may have had. */
export async function beginSession(
  database: Database,
  { tokenHash, email, providerSession, beganAt }: NewSession,
  replaced: string | null,
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`
    with replaced as (delete from staff_sessions where token_hash = ${replaced})
    insert into staff_sessions (token_hash, email, began_at, seen_at, provider_session)
    values (${tokenHash}, ${email}, ${beganAt}, ${now}, ${providerSession})`)
}

/** Reads the database every time, so that a revoked role takes effect at once. `isTouch`: the person did something. */
export async function readSession(
  database: Database,
  tokenHash: string,
  isTouch: boolean,
  now: Temporal.Instant,
): Promise<StaffSession | undefined> {
  const { rows } = await database.run<Omit<StaffSession, 'beganAt' | 'tokenHash'> & { began_at: Date }>(sql`
    with found as (
      select s.token_hash, s.began_at, s.seen_at, m.email, m.role, m.clinics, m.practitioner
      from staff_sessions s join staff_members m on m.email = s.email
      where s.token_hash = ${tokenHash} and m.revoked_at is null and ${isLive(now)}
    ), touched as (
      -- Not at every call: half a minute more or less makes no difference.
      update staff_sessions s set seen_at = ${now} from found f
      where ${isTouch} and s.token_hash = f.token_hash and f.seen_at < ${now.subtract({ seconds: 30 })}
    )
    select email, role, clinics, practitioner, began_at from found`)
  return rows.map(({ began_at, ...rest }) => ({ ...rest, tokenHash, beganAt: began_at.toTemporalInstant() }))[0]
}

export async function endSession(database: Database, tokenHash: string): Promise<void> {
  await database.run(sql`delete from staff_sessions where token_hash = ${tokenHash}`)
}

/** On every device. */
export async function endSessionsOf(database: Database, email: string): Promise<void> {
  await database.run(sql`delete from staff_sessions where email = ${email}`)
}

/** As the identity provider asks: one session there, or all of a person. */
export async function endProviderSessions(
  database: Database,
  { session, subject }: { session: string | null; subject: string | null },
): Promise<void> {
  await database.run(sql`
    delete from staff_sessions s
    where s.provider_session = ${session}::text or ${session}::text is null
      and s.email = (select m.email from staff_members m where m.subject = ${subject}::text)`)
}

/** Sessions and links that nothing can be done with any more. */
export function deleteOverSessions(now: Temporal.Instant): Statement {
  return sql`with links as (delete from staff_links where expires_at < ${now})
    delete from staff_sessions s where not (${isLive(now)})`
}

function isLive(now: Temporal.Instant): Statement {
  return sql`s.seen_at > ${now.subtract({ minutes: idleMinutes })} and s.began_at > ${now.subtract({ hours: sessionHours })}`
}

export async function addLink(
  database: Database,
  tokenHash: string,
  email: string,
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`
    insert into staff_links (token_hash, email, expires_at) values (${tokenHash}, ${email}, ${now.add({ hours: linkHours })})`)
}

/** Uses up a link; undefined if it was used, is too old or never was. One statement, so that it works once. */
export async function redeemLink(
  database: Database,
  tokenHash: string,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const { rows } = await database.run<{ email: string }>(sql`
    delete from staff_links l using staff_members m
    where l.token_hash = ${tokenHash} and l.expires_at > ${now} and m.email = l.email and m.revoked_at is null
    returning l.email`)
  return rows[0]?.email
}
