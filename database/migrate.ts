import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, RunScript } from './client.ts'
import { type AppliedFunctions, applyFunctions, areApplied, type FunctionFile, readFunctions } from './functions.ts'
import { sql } from './sql.ts'

const folder = join(import.meta.dirname, 'migrations')

/** An arbitrary lock id that nothing else in this database uses. */
const migrationLock = 46_662_026

/**
 * Brings the schema up to date: tables by numbered migrations, forward only, then the functions by their current text, all or
 * nothing. Processes that start at the same time wait for the first one and then find nothing left to do.
 */
export async function migrate(database: Database, functions: FunctionFile[] = readFunctions()): Promise<void> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  const state = await readState(database)
  const isMigrated = state && files.every((file) => state.migrations.includes(file))
  if (isMigrated && (isNewer(state.migrations, files) || areApplied(functions, state.functions))) return
  await database.inScriptTransaction(async (run) => {
    await run(`select pg_advisory_xact_lock(${migrationLock})`)
    await run(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const applied = (await run('select name from schema_migrations')).map((row) => String(row.name))
    for (const file of files) if (!applied.includes(file)) await apply(run, file)
    if (!isNewer(applied, files)) await applyFunctions(run, functions)
  })
}

/** A newer version has migrated this database: its functions stay, even when an older process starts again beside it. */
function isNewer(applied: string[], files: string[]): boolean {
  return applied.some((it) => !files.includes(it))
}

async function apply(run: RunScript, file: string): Promise<void> {
  await run(readFileSync(join(folder, file), 'utf8'))
  await run(`insert into schema_migrations (name) values ('${file}')`)
}

interface SchemaState {
  migrations: string[]
  functions: AppliedFunctions
}

/** The current state of the database, in one query, because every start needs it. Undefined for an empty database. */
async function readState(database: Database): Promise<SchemaState | undefined> {
  try {
    const { rows } = await database.run<{ [name in keyof SchemaState]: SchemaState[name] | null }>(sql`
      select (select array_agg(name) from schema_migrations) as migrations,
        (select jsonb_object_agg(name, hash) from schema_functions) as functions`)
    return { migrations: rows[0]?.migrations ?? [], functions: rows[0]?.functions ?? {} }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === undefinedTable) return undefined
    throw error
  }
}

const undefinedTable = '42P01'
