import type { Database } from '#database/client.ts'
import {
  type RosterChange,
  type RosterOrigin,
  readRosters,
  replaceRosters,
  type StoredRoster,
} from '#database/rosters.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { rosterOfClinic, rosterOfGroup, rosterOfPractitioner } from '#domain/rosters/roster.ts'

/** Rosters in one statement: a large chain is seeded in several, each well within the time limit. */
const batch = 500

const nothing = { affected: [], restored: [], freed: [], check: null }
const seeder: RosterOrigin = { actor: 'system', channel: 'start', who: null }

/** Gives every practitioner, clinic and group without a roster the one in content, and returns all rosters. */
export async function seedRosters(database: Database, facts: Facts, now: Temporal.Instant): Promise<StoredRoster[]> {
  const stored = await readRosters(database)
  const missing = listMissing(facts, stored)
  if (missing.length === 0) return stored
  for (let at = 0; at < missing.length; at += batch) {
    // 'false': another process that started at the same time has seeded them, which is just as good.
    await replaceRosters(database, missing.slice(at, at + batch), nothing, seeder, now)
  }
  return readRosters(database)
}

function listMissing({ practitioners, clinics, groups }: Facts, stored: StoredRoster[]): RosterChange[] {
  const known = new Set(stored.map((it) => `${it.kind}:${it.id}`))
  return [
    ...practitioners
      .filter((it) => !known.has(`practitioner:${it.id}`))
      .map((it) => ({ kind: 'practitioner', id: it.id, revision: 0, roster: rosterOfPractitioner(it) }) as const),
    ...clinics
      .filter((it) => !known.has(`clinic:${it.id}`))
      .map((it) => ({ kind: 'clinic', id: it.id, revision: 0, roster: rosterOfClinic(it) }) as const),
    ...groups
      .filter((it) => !known.has(`group:${it.id}`))
      .map((it) => ({ kind: 'group', id: it.id, revision: 0, roster: rosterOfGroup(it) }) as const),
  ]
}
