import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, RunScript } from './client.ts'
import { sql } from './sql.ts'

const folder = join(import.meta.dirname, 'migrations')

/** Any number that nothing else in this database locks. */
const migrationLock = 46_662_026

/**
 * Brings the schema up to date: numbered files, forward only, all or none. Processes that start at the same time wait
 * for the first one and then find nothing left to do.
 */
export async function migrate(database: Database): Promise<void> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  if ((await lastMigration(database)) === files.at(-1)) return
  await database.inScriptTransaction(async (run) => {
    await run(`select pg_advisory_xact_lock(${migrationLock})`)
    await run(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const applied = new Set((await run('select name from schema_migrations')).map((row) => row.name))
    for (const file of files) if (!applied.has(file)) await apply(run, file)
  })
}

async function apply(run: RunScript, file: string): Promise<void> {
  await run(readFileSync(join(folder, file), 'utf8'))
  await run(`insert into schema_migrations (name) values ('${file}')`)
}

async function lastMigration(database: Database): Promise<string | undefined> {
  const { rows } = await database.run<{ known: boolean }>(
    sql`select to_regclass('schema_migrations') is not null as known`,
  )
  if (!rows[0]?.known) return undefined
  const last = await database.run<{ name: string | null }>(sql`select max(name) as name from schema_migrations`)
  return last.rows[0]?.name ?? undefined
}
