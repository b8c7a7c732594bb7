import { clinicsOf, type Role, type StaffMember } from '#domain/staff/roles.ts'
import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'
import { endCalendars } from './end-calendars.ts'

export interface ListedMember extends StaffMember {
  sessions: number
}

const columns = sql`m.email, m.role, m.clinics, m.practitioner`

/**
 * Invites somebody, or invites them again with another role; their sessions end, because these were for the old one. So do addresses of calendars that they made and may not make any more:
 * whoever is invited back later may have forgotten where these have gone.
 */
export async function inviteMember(
  database: Database,
  { email, role, clinics, practitioner }: StaffMember,
  by: string,
  now: Temporal.Instant,
): Promise<void> {
  const reach = clinicsOf({ clinics })
  await database.run(sql`
    with ended as (delete from staff_sessions where email = ${email}),
      links as (delete from staff_links where email = ${email}),
      calendars as (${endCalendars(sql`c.made_by = ${email} and exists (
        select from staff_members m where m.email = ${email}
          and (m.role <> ${role} or m.practitioner is distinct from ${practitioner} or not coalesce(c.clinic = any(${reach}::text[]), true)))`)})
    insert into staff_members (email, role, clinics, practitioner, invited_at, invited_by)
    values (${email}, ${role}, ${[...clinics]}::text[], ${practitioner}, ${now}, ${by})
    on conflict (email) do update set role = excluded.role, clinics = excluded.clinics, practitioner = excluded.practitioner,
      invited_at = excluded.invited_at, invited_by = excluded.invited_by, revoked_at = null, revoked_by = null`)
}

/**
 * Takes all access away at once; false if there was none. With a practitioner's access end the addresses of their calendar that a manager has made for them: these are on their phone.
 */
export async function revokeMember(
  database: Database,
  email: string,
  by: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { affected } = await database.run(sql`
    with ended as (delete from staff_sessions where email = ${email}),
      links as (delete from staff_links where email = ${email}),
      calendars as (${endCalendars(sql`c.made_by = ${email}
        or c.practitioner = (select m.practitioner from staff_members m where m.email = ${email} and m.revoked_at is null)`)})
    update staff_members set revoked_at = ${now}, revoked_by = ${by}, subject = null
    where email = ${email} and revoked_at is null`)
  return affected > 0
}

export function findMember(database: Database, email: string): Promise<StaffMember | undefined> {
  return readMember(
    database,
    sql`select ${columns} from staff_members m where m.email = ${email} and m.revoked_at is null`,
  )
}

/**
 * The member who signed in at the identity provider. Found by what never changes there; by the address only once, and bound to the
 * subject by that. Without an address, null, only somebody who is bound already is found.
 */
export function findMemberOf(
  database: Database,
  subject: string,
  email: string | null,
): Promise<StaffMember | undefined> {
  return readMember(
    database,
    sql`update staff_members m set subject = ${subject}
      where m.revoked_at is null and (m.subject = ${subject} or m.subject is null and m.email = ${email}::text
        and not exists (select from staff_members o where o.subject = ${subject}))
      returning ${columns}`,
  )
}

/** Everybody who has access, with how many sessions are open. */
export async function listMembers(database: Database): Promise<ListedMember[]> {
  const { rows } = await database.run<ListedMember>(sql`
    select ${columns}, (select count(*)::integer from staff_sessions s where s.email = m.email) as sessions
    from staff_members m where m.revoked_at is null order by m.email`)
  return rows
}

async function readMember(database: Database, statement: Statement): Promise<StaffMember | undefined> {
  const { rows } = await database.run<{ email: string; role: Role; clinics: string[]; practitioner: string | null }>(
    statement,
  )
  return rows[0]
}
