import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

export async function stopPhone(database: Database, phoneHash: string, now: Temporal.Instant): Promise<void> {
  await database.run(sql`
    insert into stopped_phones (phone_hash, at) values (${phoneHash}, ${now})
    on conflict (phone_hash) do update set at = excluded.at`)
}

export async function startPhone(database: Database, phoneHash: string): Promise<void> {
  await database.run(sql`delete from stopped_phones where phone_hash = ${phoneHash}`)
}

export async function isStopped(database: Database, phoneHash: string): Promise<boolean> {
  const { rows } = await database.run(sql`select 1 from stopped_phones where phone_hash = ${phoneHash}`)
  return rows.length > 0
}
