import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './client.ts'
import { parseFunction, readFunctions } from './functions.ts'
import { migrate } from './migrate.ts'
import { sql } from './sql.ts'
import { engines, type TestDatabase } from './testing/engines.ts'

const parse = (file: string, args: string, body: string, result = 'integer') =>
  parseFunction(
    file,
    `create or replace function ${file.slice(0, -4)}(${args}) returns ${result} language sql as $$${body}$$;`,
  )

describe.each(engines)('functions on %s', (_, open) => {
  let test: TestDatabase
  let database: Database
  beforeAll(async () => {
    test = await open()
    database = test.database
  })
  afterAll(() => test.dispose())

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

  it('is read from every folder, in the order of names, and no two define the same function', () => {
    const names = readFunctions().map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['check_keys', 'hold_time', 'make_bookings']))
    expect(names).toEqual([...new Set(names)].sort())
  })
})
