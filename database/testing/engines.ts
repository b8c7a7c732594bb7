import { rmSync } from 'node:fs'
import type { Database } from '../client.ts'
import { openEmbedded } from '../engines/embedded.ts'
import { openPostgres } from '../engines/postgres.ts'
import { migrate } from '../migrate.ts'
import { createTestDatabase } from './shared-postgres.ts'
import { copyTemplate } from './template.ts'

/** A migrated, empty database for the tests of one file. */
export interface TestDatabase {
  database: Database
  /** Empties every table between tests. */
  empty(): Promise<void>
  dispose(): Promise<void>
}

/** What every test of behaviour on the database runs on: `describe.each(engines)`. */
export const engines: [name: string, open: () => Promise<TestDatabase>][] = [
  ['embedded', openTestEmbedded],
  ['PostgreSQL', openTestPostgres],
]

export async function openTestEmbedded(): Promise<TestDatabase> {
  const folder = await copyEmbeddedTemplate()
  const database = await openEmbedded(folder, { flush: false })
  return {
    database,
    empty: () => emptyTables(database),
    dispose: async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A folder for DATA_DIR with a migrated, empty database in it. */
export function copyEmbeddedTemplate(): Promise<string> {
  return copyTemplate('embedded', async (draft) => {
    const database = await openEmbedded(draft, { flush: false })
    await migrate(database)
    await database.close()
  })
}

/** A database of its own on the server that all test files share (shared-postgres.ts). */
export async function openTestPostgres(): Promise<TestDatabase> {
  const { url, drop } = await createTestDatabase()
  const database = await openPostgres({ url, connections: 10 })
  return {
    database,
    empty: () => emptyTables(database),
    dispose: async () => {
      await database.close()
      await drop()
    },
  }
}

const tables = [
  ...['point_lines', 'point_exports', 'point_visits', 'accepted_terms', 'arrivals', 'desk_states'],
  ...[
    'offered_times',
    'offers',
    'waiting_entries',
    'touched_bookings',
    'cancel_questions',
    'stopped_phones',
    'visit_questions',
    'visit_answers',
    'webhook_events',
    'bookings',
    'clients',
    'occupied_times',
    'idempotency_keys',
    'audit_events',
    'jobs',
    'outbox',
  ],
  ...[
    'contact_messages',
    'interests',
    'orders',
    'absence_reports',
    'applications',
    'verifications',
    'counted_events',
    'freed_times',
    'verification_bookings',
    'known_phones',
    'sent_messages',
    'kiosks',
    'practitioner_calendars',
    'staff_sessions',
    'staff_links',
    'staff_members',
  ],
  ...['rosters', 'shifts', 'absences', 'closures', 'special_hours', 'group_plans', 'roster_changes'],
]

/** By deleting: for a few rows it is many times faster than truncating. */
async function emptyTables(database: Database): Promise<void> {
  await database.inScriptTransaction((run) => run(tables.map((it) => `delete from ${it}`).join('; ')))
}
