import type { Database } from './client.ts'
import { sql } from './sql.ts'

/** A tablet that has been registered and not revoked. */
export interface Kiosk {
  id: string
  clinic: string
}

export interface NewKiosk extends Kiosk {
  /** A keyed hash. */
  codeHash: string
  codeExpiresAt: Temporal.Instant
  /** The operator's account. */
  by: string
}

export async function addKiosk(database: Database, kiosk: NewKiosk, now: Temporal.Instant): Promise<void> {
  await database.run(sql`
    insert into kiosks (id, clinic, code_hash, code_expires_at, created_at, created_by)
    values (${kiosk.id}, ${kiosk.clinic}, ${kiosk.codeHash}, ${kiosk.codeExpiresAt}, ${now}, ${kiosk.by})`)
}

/** Uses up a code. One statement, so that two tablets with the same code cannot both become the kiosk. */
export async function redeemKioskCode(
  database: Database,
  codeHash: string,
  now: Temporal.Instant,
): Promise<Kiosk | undefined> {
  const { rows } = await database.run<Kiosk>(sql`
    update kiosks set code_hash = null, registered_at = ${now}, seen_at = ${now}
    where code_hash = ${codeHash} and code_expires_at > ${now} and revoked_at is null
    returning id, clinic`)
  return rows[0]
}

export async function findKiosk(database: Database, id: string): Promise<Kiosk | undefined> {
  const { rows } = await database.run<Kiosk>(
    sql`select id, clinic from kiosks where id = ${id} and registered_at is not null and revoked_at is null`,
  )
  return rows[0]
}

/** Records when the tablet was last seen, for the operators' list. */
export async function markKioskSeen(database: Database, id: string, now: Temporal.Instant): Promise<void> {
  await database.run(sql`update kiosks set seen_at = ${now} where id = ${id}`)
}

/** Revokes a kiosk and its code; false if there was none or it had been revoked already. */
export async function revokeKiosk(database: Database, id: string, by: string, now: Temporal.Instant): Promise<boolean> {
  const { affected } = await database.run(sql`
    update kiosks set code_hash = null, revoked_at = ${now}, revoked_by = ${by}
    where id = ${id} and revoked_at is null`)
  return affected > 0
}

/** Says what staff call a kiosk; false if there is none. */
export async function renameKiosk(database: Database, id: string, name: string): Promise<boolean> {
  const { affected } = await database.run(sql`update kiosks set name = ${name} where id = ${id} and revoked_at is null`)
  return affected > 0
}

export interface ListedKiosk extends Kiosk {
  /** What staff call it. */
  name: string | null
  createdAt: Temporal.Instant
  codeExpiresAt: Temporal.Instant
  registeredAt: Temporal.Instant | undefined
  seenAt: Temporal.Instant | undefined
}

/** All that have not been revoked, by clinic. */
export async function listKiosks(database: Database): Promise<ListedKiosk[]> {
  const { rows } = await database.run<{
    id: string
    clinic: string
    name: string | null
    created_at: Date
    code_expires_at: Date
    registered_at: Date | null
    seen_at: Date | null
  }>(sql`select * from kiosks where revoked_at is null order by clinic, created_at, id`)
  return rows.map((row) => ({
    id: row.id,
    clinic: row.clinic,
    name: row.name,
    createdAt: row.created_at.toTemporalInstant(),
    codeExpiresAt: row.code_expires_at.toTemporalInstant(),
    registeredAt: row.registered_at?.toTemporalInstant(),
    seenAt: row.seen_at?.toTemporalInstant(),
  }))
}
