import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './client.ts'
import { openEmbedded } from './engines/embedded.ts'
import { openPostgres } from './engines/postgres.ts'
import { parseFunction, readFunctions } from './functions.ts'
import { migrate } from './migrate.ts'
import { sql } from './sql.ts'
import { openTestEmbedded, openTestPostgres, type TestDatabase } from './testing/engines.ts'

const migrations = join(import.meta.dirname, 'migrations')

/** The first version kept its functions in migrations 0004 and 0005. */
async function migrateAsFirstVersion(database: Database): Promise<void> {
  await database.inScriptTransaction(async (run) => {
    await run('create table schema_migrations (name text primary key, applied_at timestamptz not null default now())')
    for (const file of readdirSync(migrations).sort().slice(0, 5)) {
      await run(readFileSync(join(migrations, file), 'utf8'))
      await run(`insert into schema_migrations (name) values ('${file}')`)
    }
  })
}

/** Every function of ours as the database has it; those of extensions are theirs. */
async function describeFunctions(database: Database): Promise<string[]> {
  const { rows } = await database.run<{ definition: string }>(sql`
    select pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`)
  return rows.map((it) => it.definition)
}

async function describeColumns(database: Database): Promise<string[]> {
  const { rows } = await database.run<{ line: string }>(sql`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
    from information_schema.columns where table_schema = current_schema() order by 1`)
  return rows.map((it) => it.line)
}

const parse = (file: string, args: string, body: string, result = 'integer') =>
  parseFunction(
    file,
    `create or replace function ${file.slice(0, -4)}(${args}) returns ${result} language sql as $$${body}$$;`,
  )

describe.each([
  ['embedded', openTestEmbedded, () => openEmbedded(undefined)],
  ['PostgreSQL', openTestPostgres, undefined],
] as const)('functions on %s', (_, open, openFresh) => {
  let test: TestDatabase
  let database: Database
  beforeAll(async () => {
    test = await open()
    database = test.database
  })
  afterAll(() => test.dispose())

  /** A database in which nothing has been made yet. */
  async function openEmpty(): Promise<Database> {
    if (openFresh) return openFresh()
    const { rows } = await database.run<{ port: string }>(sql`select current_setting('port') as port`)
    await database.run(sql`create database empty`)
    return openPostgres({ url: `postgres://innom@127.0.0.1:${rows[0]!.port}/empty`, connections: 2 })
  }

  it('are the same in a new database and in one of the first version', { timeout: 120_000 }, async () => {
    const old = await openEmpty()
    await migrateAsFirstVersion(old)
    await migrate(old)
    expect(await describeFunctions(old)).toEqual(await describeFunctions(database))
    expect(await describeFunctions(old)).toHaveLength(readFunctions().length)
    expect(await describeColumns(old)).toEqual(await describeColumns(database))
    await old.close()
  })

  describe('that change', () => {
    const answer = async (call: string) =>
      (await database.run<{ answer: unknown }>({ text: `select ${call} as answer`, values: [] })).rows[0]!.answer
    beforeEach(() => migrate(database, [parse('give.sql', '', 'select 1'), parse('other.sql', '', 'select 10')]))

    it('are applied again, and only those', async () => {
      const oidOf = () => answer(`'other'::regproc::oid::integer`)
      const before = await oidOf()
      await migrate(database, [parse('give.sql', '', 'select 2'), parse('other.sql', '', 'select 10')])
      expect([await answer('give()'), await answer('other()'), await oidOf()]).toEqual([2, 10, before])
    })

    it('leave no old form behind when their arguments or results change, or when they go', async () => {
      await migrate(database, [parse('give.sql', 'n integer', 'select n::text', 'text')])
      expect(await answer('give(7)')).toBe('7')
      const { rows } = await database.run(sql`select proname from pg_proc where proname in ('give', 'other')`)
      expect(rows).toEqual([{ proname: 'give' }])
    })

    it('change all or none', async () => {
      const broken = migrate(database, [parse('give.sql', '', 'select 2'), parse('other.sql', '', 'select nonsense')])
      await expect(broken).rejects.toThrow()
      expect(await answer('give()')).toBe(1)
    })

    it('stay as they are when an older version starts beside a newer one', async () => {
      await database.run(sql`insert into schema_migrations (name) values ('9999-of-a-newer-version.sql')`)
      await migrate(database, [parse('give.sql', '', 'select 0')])
      expect(await answer('give()')).toBe(1)
    })
  })
})

describe('a file of a function', () => {
  it('defines the one function that its name says', () => {
    expect(() =>
      parseFunction('take-time.sql', 'create or replace function hold_time() returns void language sql'),
    ).toThrow(/take-time\.sql must hold one 'create or replace function take_time/)
  })
})
