import { OperatorError } from '#domain/operator-error.ts'
import type { Database, RunScript } from '../client.ts'
import { applyMigrations, checkMigrations, lockMigrations, upgrade } from '../migrate.ts'
import { readHeader, readParts } from './backup-file.ts'
import { type Settled, settleRestored } from './settle-restored.ts'
import { type Column, dropEverything, listColumns, listTables, quote, quoteName } from './stored-tables.ts'

/** Rows are stored in statements of about this many characters. */
const longestStatement = 512 * 1024

export interface RestoreOptions {
  /** Whether what is in the database now may be lost. */
  replace: boolean
  /** Until when messages were sent that the backup does not know of: when the database was lost. */
  lostAt: Temporal.Instant
  onRows?: (table: string, rows: number) => void
}

export interface RestoredBackup extends Settled {
  madeAt: string
  rows: number
}

/**
 * Makes the database what it was when a backup was made, and then of this version: all in one transaction, so that it is either as before or whole.
 * The file is read to its end before anything is changed.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { replace, lostAt, onRows }: RestoreOptions,
): Promise<RestoredBackup> {
  const header = await readHeader(file)
  checkMigrations(header.migrations, file)
  for await (const _ of readParts(file));
  return database.inScriptTransaction(async (run) => {
    await lockMigrations(run)
    if (database.kind === 'server') await refuseUsed(run)
    await clear(run, replace)
    await applyMigrations(run, header.migrations)
    const references = await dropReferences(run)
    // What they do when a row is written they have done, and the backup has it.
    await switchTriggers(run, 'disable')
    const rows = await storeRows(run, file, onRows)
    for (const it of references) await run(it)
    await switchTriggers(run, 'enable')
    const settled = await settleRestored(run, lostAt)
    await upgrade(run)
    await run('analyze')
    return { madeAt: header.madeAt, rows, ...settled }
  })
}

async function refuseUsed(run: RunScript): Promise<void> {
  const [used] = await run(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
      and coalesce(backend_type, 'client backend') = 'client backend'`)
  if (used!.others === 0) return
  throw new OperatorError(
    `The database is in use (${used!.others} other connections). Stop every server and close other programs, then restore.`,
  )
}

async function clear(run: RunScript, replace: boolean): Promise<void> {
  if ((await listTables(run)).length === 0) return
  if (replace) return dropEverything(run)
  throw new OperatorError(
    'The database is not empty. Restore into an empty one, or add --replace to lose what is in it now.',
  )
}

/** Tables refer to each other, so the references are taken away and made again, which checks them. Answers what makes them. */
async function dropReferences(run: RunScript): Promise<string[]> {
  const rows = await run(`
    select conrelid::regclass::text as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace order by conname`)
  for (const { of, name } of rows) await run(`alter table ${of} drop constraint ${name}`)
  return rows.map(({ of, name, definition }) => `alter table ${of} add constraint ${name} ${definition}`)
}

async function switchTriggers(run: RunScript, way: 'disable' | 'enable'): Promise<void> {
  for (const table of await listTables(run)) await run(`alter table ${quoteName(table)} ${way} trigger user`)
}

async function storeRows(run: RunScript, file: string, onRows: RestoreOptions['onRows']): Promise<number> {
  let table = ''
  let insert = ''
  let waiting: string[] = []
  let length = 0
  let rows = 0
  const flush = async () => {
    if (waiting.length > 0) await run(`${insert} ${quote(`[${waiting.join(',')}]`)}::json) as stored (line)`)
    waiting = []
    length = 0
  }
  for await (const part of readParts(file)) {
    if (part.kind === 'row') {
      waiting.push(part.text)
      length += part.text.length
      rows++
      if (length > longestStatement) await flush()
      if (rows % 1_000 === 0) onRows?.(table, rows)
      continue
    }
    await flush()
    if (part.kind === 'sequence') {
      await run(`select setval(${quote(quoteName(part.sequence))}::regclass, ${BigInt(part.value)}, ${part.isCalled})`)
    } else {
      table = part.table
      insert = writeInsert(part.table, part.columns, await listColumns(run, part.table))
    }
  }
  await flush()
  return rows
}

function writeInsert(table: string, stored: string[], columns: Column[]): string {
  const values = stored.map((name, n) => {
    const column = columns.find((it) => it.name === name)
    if (!column) throw new Error(`the backup has a column that ${table} has not: ${name}`)
    return `(stored.line->>${n})::${column.type}`
  })
  const names = stored.map(quoteName).join(', ')
  return `insert into ${quoteName(table)} (${names}) overriding system value select ${values.join(', ')} from json_array_elements(`
}
