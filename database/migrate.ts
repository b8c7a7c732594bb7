import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#domain/operator-error.ts'
import type { Database, RunScript } from './client.ts'
import { type AppliedFunctions, applyFunctions, areApplied, type FunctionFile, readFunctions } from './functions.ts'
import { sql } from './sql.ts'

const folder = join(import.meta.dirname, 'migrations')

/** The last of the migrations that the first file replaces: a database that has it is at the point where a new one begins. */
const lastReplaced = '0026-departures.sql'

/** An arbitrary lock id that nothing else in this database uses. */
const migrationLock = 46_662_026

const migrationsTable =
  'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())'

/**
 * Brings the schema up to date: tables by numbered migrations, forward only, the first of which makes them in a new database; then the
 * functions by their current text, all or nothing. Processes that start at the same time wait for the first one and then find nothing left to do.
 */
export async function migrate(database: Database, functions: FunctionFile[] = readFunctions()): Promise<void> {
  const files = listMigrations()
  const state = await readState(database)
  const isMigrated = state && files.every((file) => state.migrations.includes(file))
  if (isMigrated && (isNewer(state.migrations, files) || areApplied(functions, state.functions))) return
  await database.inScriptTransaction((run) => upgrade(run, functions))
}

/** The same within a transaction that does more. */
export async function upgrade(run: RunScript, functions: FunctionFile[] = readFunctions()): Promise<void> {
  const files = listMigrations()
  await lockMigrations(run)
  await run(migrationsTable)
  const applied = (await run('select name from schema_migrations')).map((row) => String(row.name))
  for (const [n, file] of files.entries()) {
    if (applied.includes(file)) continue
    if (n > 0 || applied.length === 0) await applyFile(run, file)
    else if (!applied.includes(lastReplaced)) throw new OperatorError(explainTooOld('The database', applied, file))
    await run(`insert into schema_migrations (name) values ('${file}')`)
  }
  if (!isNewer(applied, files)) await applyFunctions(run, functions)
}

/** Makes the tables as they were after these migrations, all of them empty, in a database without any. */
export async function applyMigrations(run: RunScript, names: string[]): Promise<void> {
  await run(migrationsTable)
  for (const [n, file] of listMigrations().entries()) if (n === 0 || names.includes(file)) await applyFile(run, file)
  await run('delete from schema_migrations')
}

/** Whether a database with these migrations can be made of a backup, and brought up to date. */
export function checkMigrations(names: string[], of: string): void {
  const files = listMigrations()
  const newer = names.find((it) => it > files[0]! && !files.includes(it))
  if (newer)
    throw new OperatorError(`${of} was made by another version, with migration ${newer}. Restore it with that version.`)
  if (!names.includes(lastReplaced) && !names.includes(files[0]!))
    throw new OperatorError(explainTooOld(of, names, files[0]!))
}

export async function lockMigrations(run: RunScript): Promise<void> {
  await run(`select pg_advisory_xact_lock(${migrationLock})`)
}

function applyFile(run: RunScript, file: string) {
  return run(readFileSync(join(folder, file), 'utf8'))
}

function listMigrations(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
}

/** A newer version has migrated this database: its functions stay, even when an older process starts again beside it. */
function isNewer(applied: string[], files: string[]): boolean {
  return applied.some((it) => it > files.at(-1)!)
}

function explainTooOld(what: string, applied: string[], start: string): string {
  const last = applied.toSorted().at(-1)
  return `${what} is too old for this version: it stopped at migration ${last}, and ${start} continues from ${lastReplaced}. Start a version that has that migration once, then this one.`
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
