import type { Database } from './client.ts'
import { sql } from './sql.ts'

/** Another system that may call us. */
export interface Client {
  id: string
  scopes: string[]
  /** Empty: all clinics. */
  clinics: string[]
}

export interface NewClient extends Client {
  name: string
  /** Where it is told of bookings, with the sealed secret that signs what it is told. */
  webhook: { url: string; sealedSecret: string } | null
  /** SHA-256. */
  secretHash: string
  /** The operator's account. */
  by: string
}

export async function addClient(database: Database, client: NewClient, now: Temporal.Instant): Promise<void> {
  await database.run(sql`
    insert into clients (id, name, secret_hash, scopes, clinics, created_at, created_by, webhook_url, webhook_secret)
    values (${client.id}, ${client.name}, ${client.secretHash}, ${client.scopes}::text[], ${client.clinics}::text[], ${now}, ${client.by},
      ${client.webhook?.url ?? null}, ${client.webhook?.sealedSecret ?? null})`)
}

/** One that has not been revoked. */
export async function findClient(
  database: Database,
  id: string,
): Promise<(Client & { secretHash: string }) | undefined> {
  const { rows } = await database.run<{ id: string; scopes: string[]; clinics: string[]; secret_hash: string }>(
    sql`select id, scopes, clinics, secret_hash from clients where id = ${id} and revoked_at is null`,
  )
  return rows.map(({ secret_hash, ...client }) => ({ ...client, secretHash: secret_hash }))[0]
}

/** Records when it last had a token, for the operators' list. */
export async function markClientSeen(database: Database, id: string, now: Temporal.Instant): Promise<void> {
  await database.run(sql`update clients set seen_at = ${now} where id = ${id}`)
}

/** Ends its tokens too. False if there was none, or it had been revoked already. */
export async function revokeClient(
  database: Database,
  id: string,
  by: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { affected } = await database.run(
    sql`update clients set revoked_at = ${now}, revoked_by = ${by} where id = ${id} and revoked_at is null`,
  )
  return affected > 0
}

export interface ListedClient extends Client {
  name: string
  createdAt: Temporal.Instant
  seenAt: Temporal.Instant | undefined
  webhook: string | null
  /** When its receiver said that it wants no more. */
  webhookGoneAt: Temporal.Instant | undefined
}

/** All that have not been revoked, by name. */
export async function listClients(database: Database): Promise<ListedClient[]> {
  const { rows } = await database.run<{
    id: string
    name: string
    scopes: string[]
    clinics: string[]
    created_at: Date
    seen_at: Date | null
    webhook_url: string | null
    webhook_gone_at: Date | null
  }>(sql`select * from clients where revoked_at is null order by name, id`)
  return rows.map(({ id, name, scopes, clinics, created_at, seen_at, webhook_url, webhook_gone_at }) => ({
    ...{ id, name, scopes, clinics },
    createdAt: created_at.toTemporalInstant(),
    seenAt: seen_at?.toTemporalInstant(),
    webhook: webhook_url,
    webhookGoneAt: webhook_gone_at?.toTemporalInstant(),
  }))
}
