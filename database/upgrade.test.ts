/** A database of the version before becomes one of this version: nothing is lost, and its schema is that of a new one. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restoreBackup } from './backup/restore-backup.ts'
import { writeBackup } from './backup/write-backup.ts'
import type { Database } from './client.ts'
import { readFunctions } from './functions.ts'
import { migrate } from './migrate.ts'
import { sql } from './sql.ts'
import { type EmptyDatabase, openEmptyEmbedded, openEmptyPostgres } from './testing/empty-databases.ts'

const versionBefore = readFileSync(join(import.meta.dirname, 'testing', 'version-before.sql'), 'utf8')
const monday = '2026-11-16T08:00:00Z'

/** Everything that makes the schema, one line each. */
async function describeSchema(database: Database): Promise<string[]> {
  const { rows } = await database.run<{ line: string }>(sql`
    with ours as (
      select c.oid, c.relname from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    )
    select concat_ws(' ', 'column', o.relname, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
      l.collname, pg_get_expr(d.adbin, d.adrelid)) as line
    from ours o join pg_attribute a on a.attrelid = o.oid and a.attnum > 0
      left join pg_attrdef d on d.adrelid = o.oid and d.adnum = a.attnum left join pg_collation l on l.oid = a.attcollation
    union all
    select concat_ws(' ', 'constraint', o.relname, c.conname, pg_get_constraintdef(c.oid)) from ours o join pg_constraint c on c.conrelid = o.oid
    union all
    select concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid)) from ours o join pg_index i on i.indrelid = o.oid
    union all
    select 'function ' || pg_get_functiondef(p.oid) from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select 'extension ' || e.extname from pg_extension e
    union all
    select 'migration ' || m.name from schema_migrations m
    union all
    select concat_ws(' ', 'applied', f.name, f.hash) from schema_functions f
    order by 1`)
  return rows.map((it) => it.line)
}

type Row = Record<string, unknown>
type Contents = Record<string, Row[]>

/** Every row of every table but those about the schema. */
async function readRows(database: Database): Promise<Contents> {
  const { rows: tables } = await database.run<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'schema_%' order by 1`)
  const contents: Contents = {}
  for (const { name } of tables) {
    const text = `select coalesce(jsonb_agg(to_jsonb(t) order by t::text), '[]') as rows from ${name} t`
    contents[name] = (await database.run<{ rows: Row[] }>({ text, values: [] })).rows[0]!.rows
  }
  return contents
}

/** The tables and columns of an older version: migrations add others. */
function keepColumns(contents: Contents, older: Contents): Contents {
  return Object.fromEntries(
    Object.entries(older).map(([table, rows]) => {
      const columns = Object.keys(rows[0] ?? {})
      const kept = contents[table]!.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
      return [table, kept]
    }),
  )
}

function bookingRequest(start: string, verification: string) {
  const reference = randomUUID().slice(0, 8)
  const starts = Temporal.Instant.from(start)
  const [starts_at, ends_at] = [starts.toString(), starts.add({ minutes: 20 }).toString()]
  return {
    booking: {
      ...{
        reference,
        token_hash: 'hash',
        remote_id: null,
        slot: 'slot',
        clinic: 'bislett',
        practitioner: 'ingrid-berg',
      },
      ...{ starts_at, ends_at, treatment: 'gp-consultation', price: 695, locale: 'no', partner: null },
      ...{ patient_name: 'Kari Nordmann', patient_birthdate: '1980-02-29', patient_email: null, description: 'Hoste' },
      ...{ patient_phone: '+4791234567', partner_left_out: null },
    },
    ...{
      from: starts_at,
      to: ends_at,
      hold: null,
      visitor: 'visitor',
      only_held: false,
      actor: 'patient',
      channel: 'web',
    },
    limits: {
      ...{ verification, per_verification: 4, per_phone: 10 },
      messages: [{ key: `messages:${verification}`, max: 1, seconds: 3600, first: 'judged' }],
    },
    ...{ key: randomUUID(), fingerprint: 'body', answer: { reference }, terms: null },
    jobs: [{ kind: 'confirmation', key: `${reference}:confirmation:0`, run_at: monday }],
    points: {
      ...{ id: reference, partner: 'norvind', reward_number: '12345678', member: 'member', person: 'person' },
      ...{ mode: 'clinic', first: 150, later: 31 },
    },
  }
}

/** What a process of the version before calls. */
function oldProcess(database: Database) {
  const call = async <Row extends object>(name: string, ...requests: unknown[]) => {
    const casts = requests.map((_, n) => `$${n + 1}::jsonb`)
    const text = `select * from ${name}(${[...casts, `'${monday}'::timestamptz`].join(', ')})`
    return (await database.run<Row>({ text, values: requests.map((it) => JSON.stringify(it)) })).rows[0]!
  }
  return {
    place: (request: object) => call<{ outcome: string; earlier: unknown }>('place_bookings', [request]),
    hold: (start: string) =>
      call<{ outcome: string }>('hold_time', {
        ...{ practitioner: 'ingrid-berg', clinic: 'bislett', visitor: randomUUID(), max_holds: 2, only_renew: false },
        ...{ from: start, to: Temporal.Instant.from(start).add({ minutes: 20 }).toString() },
        ...{ until: '2026-11-16T08:10:00Z', longest_minutes: 60, counted: [{ key: 'address', max: 20 }] },
        day: {
          ...{ practitioners: ['ingrid-berg'], from: '2026-11-16T23:00:00Z', to: '2026-11-17T23:00:00Z' },
          ...{ minutes: 480, part: 3, least: 3 },
        },
      }),
    cancel: (reference: string) =>
      call<{ cancel_booking: boolean }>('cancel_booking', {
        ...{ reference, revision: 0, fee: 0, actor: 'patient', channel: 'web', jobs: [], messages: [] },
      }),
    ask: (id: string) =>
      call<{ allowed_at: Date | null }>('open_verification', {
        verification: {
          id,
          phone_hash: 'phone',
          code_hash: 'code',
          visitor: 'anna',
          expires_at: '2026-11-16T08:10:00Z',
        },
        job: { kind: 'code', key: `code:${id}`, payload: { code: 'sealed' } },
        ...{
          limits: [{ key: 'asked', max: 5, seconds: 60, tight: 1 }],
          phone_limits: [],
          refill: [],
          try_limits: [],
          reserve: [],
        },
        ...{ per_hour: 100, kept_for_codes: 50 },
      }),
    tryCode: (challenge: string) =>
      call<{ outcome: string }>('spend_try', {
        ...{ challenge, visitors: ['anna'], max_tries: 5, sure_tries: 3, limits: [], tells_expired: true },
      }),
    changeRoster: (revision: number) =>
      call<{ replace_rosters: boolean }>(
        'replace_rosters',
        [
          {
            ...{ kind: 'practitioner', id: 'ingrid-berg', revision },
            roster: {
              shifts: [
                {
                  ...{ clinic: 'bislett', days: ['mon'], hours: { from: '08:00', to: '24:00' } },
                  ...{ breaks: [{ from: '12:00', to: '12:30' }], weeks: 'every' },
                },
              ],
              absences: [{ from: '2026-12-01', to: '2026-12-02' }],
            },
          },
        ],
        [],
        [],
        [],
        [],
        { actor: 'staff', channel: 'command', who: 'Kari' },
      ),
    importVisit: (id: string) =>
      call<{ outcome: string; points: number }>('import_visits', [
        {
          ...{
            id,
            partner: 'norvind',
            reward_number: '1',
            member: id,
            person: id,
            mode: 'video',
            first: 150,
            later: 14,
          },
          ...{ day: '2026-11-12', imported: 'line' },
        },
      ]),
  }
}

describe.each([
  ['embedded', openEmptyEmbedded],
  ['PostgreSQL', openEmptyPostgres],
] as const)('a database of the version before, on %s', { timeout: 120_000 }, (_, open) => {
  let empty: EmptyDatabase
  let database: Database
  beforeEach(async () => {
    empty = await open()
    database = empty.database
    await database.inScriptTransaction((run) => run(versionBefore))
  })
  afterEach(() => empty.dispose())

  it('is the same when a backup of it is restored by this version', async () => {
    await oldProcess(database).place(bookingRequest('2026-11-17T08:00:00Z', randomUUID()))
    const folder = mkdtempSync(join(tmpdir(), 'innom-backup-'))
    const lostAt = Temporal.Instant.from('2020-01-01T00:00Z')
    const target = await open()
    try {
      await writeBackup(database, join(folder, 'a.backup'), lostAt)
      await restoreBackup(target.database, join(folder, 'a.backup'), { replace: false, lostAt })
      await migrate(database)
      expect(await describeSchema(target.database)).toEqual(await describeSchema(database))
      expect({ ...(await readRows(target.database)), verifications: [] }).toEqual({
        ...(await readRows(database)),
        verifications: [],
      })
    } finally {
      await target.dispose()
      rmSync(folder, { recursive: true })
    }
  })

  it('keeps every row and gets the schema of a new one', async () => {
    const old = oldProcess(database)
    const cancelled = bookingRequest('2026-11-17T10:00:00Z', randomUUID())
    await old.place(bookingRequest('2026-11-17T08:00:00Z', randomUUID()))
    await old.place(cancelled)
    await old.cancel(cancelled.booking.reference)
    await old.hold('2026-11-17T09:00:00Z')
    await old.ask(randomUUID())
    await old.changeRoster(0)
    await old.importVisit('app:a')
    const before = await readRows(database)
    await migrate(database)
    const after = await readRows(database)
    expect(keepColumns(after, before)).toEqual(before)
    const newTables = Object.entries(after).filter(([table]) => !(table in before))
    expect(newTables.flatMap(([, rows]) => rows)).toEqual([])

    const fresh = await open()
    await migrate(fresh.database)
    expect(await describeSchema(database)).toEqual(await describeSchema(fresh.database))
    // Those of triggers belong to their tables.
    const functions = (await describeSchema(database)).filter((it) => /^function (?![^$]*RETURNS trigger)/.test(it))
    expect(functions).toHaveLength(readFunctions().length)
    await fresh.dispose()
  })

  it('still serves processes of that version', async () => {
    const old = oldProcess(database)
    const verification = randomUUID()
    const request = bookingRequest('2026-11-17T08:00:00Z', verification)
    const challenge = randomUUID()
    await old.ask(challenge)
    await migrate(database)
    expect(await old.place(request)).toMatchObject({ outcome: 'booked', earlier: null })
    expect(await old.place(request)).toMatchObject({ outcome: 'repeated', earlier: request.answer })
    const refused = await old.place(bookingRequest('2026-11-17T09:00:00Z', verification))
    expect(refused.outcome).toBe('too-many-messages')
    expect(Temporal.Instant.from(String(refused.earlier)).toString()).toBe('2026-11-16T09:00:00Z')
    expect(await old.hold('2026-11-17T09:00:00Z')).toMatchObject({ outcome: 'held' })
    expect(await old.cancel(request.booking.reference)).toEqual({ cancel_booking: true })
    expect(await old.ask(randomUUID())).toMatchObject({ allowed_at: null })
    expect(await old.tryCode(challenge)).toMatchObject({ outcome: 'codes' })
    expect(await old.changeRoster(0)).toEqual({ replace_rosters: true })
    expect(await old.importVisit('app:a')).toMatchObject({ outcome: 'credited', points: 150 })
  })

  it('is refused, and left as it is, where an earlier version made it', async () => {
    await database.run(sql`delete from schema_migrations where name > '0013-points.sql'`)
    const before = await readRows(database)
    await expect(migrate(database)).rejects.toThrow(/stopped at migration 0013-points\.sql.*0026-departures\.sql/)
    expect(await readRows(database)).toEqual(before)
    const { rows } = await database.run(sql`select name from schema_migrations where name > '0013-points.sql'`)
    expect(rows).toEqual([])
  })
})

it('every migration that processes of the version before know is recorded in a new database', async () => {
  const { database, dispose } = await openEmptyEmbedded()
  await migrate(database)
  const { rows } = await database.run<{ name: string }>(sql`select name from schema_migrations order by name`)
  const known = [...versionBefore.matchAll(/^-- database\/migrations\/(.*\.sql)$/gm)].map((it) => it[1]!)
  expect(rows.map((it) => it.name)).toEqual([...known, ...readdirSync(join(import.meta.dirname, 'migrations')).sort()])
  await dispose()
})
