import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

/** A visit that was recorded before members were hashed, or by a process of that version. */
export interface UnhashedVisit {
  id: string
  partner: string
  rewardNumber: string
  phone: string
  birthdate: string
  /** What its line in the app's file said; null for a booking. */
  imported: { day: string; price: number } | null
}

export async function listUnhashedVisits(database: Database, most: number): Promise<UnhashedVisit[]> {
  const { rows } = await database.run<UnhashedVisit>(sql`
    select id, partner, reward_number as "rewardNumber", phone, birthdate::text as birthdate, imported
    from point_visits where phone is not null order by id limit ${most}`)
  return rows
}

/** Replaces what visits were recognised by with its hashes. `line` is the hash of an imported visit's line. */
export async function hashVisits(
  database: Database,
  hashed: { id: string; partner: string; member: string; person: string; line: string | null }[],
): Promise<void> {
  await database.run(sql`select hash_visits(${JSON.stringify(hashed)}::jsonb)`)
}
