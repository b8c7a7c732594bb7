import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OperatorError } from '#domain/operator-error.ts'
import { placeBooking } from '../bookings/place-bookings.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import { monday, requestFor, timeAt } from '../testing/bookings.ts'
import { openEmptyEmbedded, openEmptyPostgres } from '../testing/empty-databases.ts'
import { openTestEmbedded, openTestPostgres } from '../testing/engines.ts'
import { restoreBackup } from './restore-backup.ts'
import { listColumns, listTables, quoteName } from './stored-tables.ts'
import { draftOf, writeBackup } from './write-backup.ts'

/** New embedded databases take their time on a busy machine; nothing here waits for the clock. */
const patience = { timeout: 300_000 }

let folder: string
let file: string
const disposals: (() => Promise<void>)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'innom-backup-'))
  file = join(folder, 'innom.backup')
})
afterEach(async () => {
  for (const dispose of disposals.splice(0).reverse()) await dispose()
  rmSync(folder, { recursive: true, force: true })
})

async function open(opening: () => Promise<{ database: Database; dispose(): Promise<void> }>): Promise<Database> {
  const { database, dispose } = await opening()
  disposals.push(dispose)
  return database
}

/** Words with everything that has a meaning in some format on the way. */
const description = 'Vondt: "rygg", \\N, \t\n\r line\u2028sep\u2029 \'; drop table bookings; -- 🤕 {"a":[1]}'

async function fill(database: Database): Promise<void> {
  const { booking, ...rest } = requestFor(timeAt('2026-11-17T08:00:00Z'))
  const request = { ...rest, booking: { ...booking, patient: { ...booking.patient, description } } }
  expect(await placeBooking(database, request, monday)).toMatchObject({ outcome: 'booked' })
  await database.run(sql`
    insert into applications (id, job, fingerprint, name, email, phone, body, file_kind, file, locale, created_at)
    select gen_random_uuid(), 'gp', 'f', 'Ola', 'ola@example.com', '+4791234568', 'Hei', 'pdf', decode('0001ff5c27', 'hex'), 'no', ${monday}`)
  await database.run(sql`
    insert into staff_members (email, role, clinics, invited_at, invited_by) values ('a@example.com', 'manager', '{"*"}', ${monday}, 'me')`)
  await database.run(sql`
    insert into staff_sessions (token_hash, email, began_at, seen_at) values ('hash', 'a@example.com', ${monday}, ${monday})`)
  // A time that is kept for somebody who waits, by a trigger.
  await database.run(sql`
    insert into waiting_entries (id, token_hash, treatment, clinics, days, parts, since, until, patient_name, patient_birthdate, patient_phone, description, locale)
    values ('AAAAAAAA', 'hash', 'gp-consultation', '{bislett}', '[]', '{morning}', ${monday}, ${monday.add({ hours: 48 })}, 'Ola', '1980-01-01', '+4791234569', '', 'no')`)
  await database.run(sql`
    insert into freed_times (practitioner, clinic, during, reason, freed_at)
    values ('anne-lege', 'bislett', tstzrange(${monday.add({ hours: 30 })}, ${monday.add({ hours: 31 })}, '[)'), 'cancelled', ${monday})`)
  await logAccess(database)
}

async function logAccess(database: Database): Promise<number> {
  const { rows } = await database.run<{ id: string }>(sql`
    insert into access_log (at, email, role, action, patient) values (${monday}, 'a@example.com', 'manager', 'read', 'hash') returning id::text`)
  return Number(rows[0]!.id)
}

/** Every row of every table, as text. */
async function read(database: Database): Promise<Record<string, string[]>> {
  return database.inScriptTransaction(async (run) => {
    await run("set local timezone = 'UTC'")
    const rows: Record<string, string[]> = {}
    for (const table of await listTables(run)) {
      const columns = (await listColumns(run, table)).map(({ name }) => quoteName(name))
      const found = await run(`select row(${columns})::text as line from ${quoteName(table)} order by 1`)
      rows[table] = found.map(({ line }) => String(line))
    }
    return rows
  })
}

const restore = (database: Database, options: { replace?: boolean; lostAt?: Temporal.Instant } = {}) =>
  restoreBackup(database, file, { replace: false, lostAt: monday, ...options })

const ways: [string, typeof openTestEmbedded, typeof openEmptyEmbedded][] = [
  ['embedded to embedded', openTestEmbedded, openEmptyEmbedded],
  ['PostgreSQL to PostgreSQL', openTestPostgres, openEmptyPostgres],
  ['embedded to PostgreSQL', openTestEmbedded, openEmptyPostgres],
  ['PostgreSQL to embedded', openTestPostgres, openEmptyEmbedded],
]

describe.each(ways)('a backup from %s', patience, (_, openFilled, openEmpty) => {
  it('has every row as it was, for its owner only, and the restored database goes on', async () => {
    const source = await open(openFilled)
    await fill(source)
    const before = await read(source)
    const written = await writeBackup(source, file, monday)
    expect(readdirSync(folder)).toEqual(['innom.backup'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(written.rows).toBe(Object.values(before).flat().length)

    const target = await open(openEmpty)
    // Nothing was due: no message is held back, so that jobs are as they were.
    const restored = await restore(target, { lostAt: monday.subtract({ hours: 24 }) })
    expect(restored).toMatchObject({ rows: written.rows, madeAt: monday.toString(), messagesHeldBack: 0 })
    expect(await read(target)).toEqual({ ...before, staff_sessions: [] })
    expect(before.jobs?.some((it) => it.includes('freed-time:'))).toBe(true)
    const off = await target.run(sql`select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`)
    expect(off.rows).toEqual([])

    expect(await placeBooking(target, requestFor(timeAt('2026-11-17T08:00:00Z')), monday)).toMatchObject({
      outcome: 'slot-taken',
    })
    expect(await placeBooking(target, requestFor(timeAt('2026-11-17T09:00:00Z')), monday)).toMatchObject({
      outcome: 'booked',
    })
    // Numbers that were given are not given again.
    expect(await logAccess(target)).toBe(await logAccess(source))
  })
})

describe.each([
  ['embedded', openTestEmbedded, openEmptyEmbedded],
  ['PostgreSQL', openTestPostgres, openEmptyPostgres],
] as const)('%s', patience, (_, openFilled, openEmpty) => {
  it('keeps what is there unless it may be lost, and then loses all of it', async () => {
    const source = await open(openFilled)
    await fill(source)
    await writeBackup(source, file, monday)
    await placeBooking(source, requestFor(timeAt('2026-11-17T10:00:00Z')), monday)
    const later = await read(source)
    await expect(restore(source)).rejects.toThrow(/not empty/)
    expect(await read(source)).toEqual(later)
    await restore(source, { replace: true })
    expect((await read(source)).bookings).toHaveLength(1)
  })

  it('is as before when a restore fails in its middle', async () => {
    const source = await open(openFilled)
    await fill(source)
    await writeBackup(source, file, monday)
    change((text) => seal(text.replace('2026-11-17 08:00:00', '2026-11-99 08:00:00')))
    const before = await read(source)
    await expect(restore(source, { replace: true })).rejects.toThrow(/date\/time/)
    expect(await read(source)).toEqual(before)
    const empty = await open(openEmpty)
    await expect(restore(empty)).rejects.toThrow(/date\/time/)
    expect(await empty.inScriptTransaction(listTables)).toEqual([])
  })

  it('does not send again what was due before it was lost, and sends what is due later', async () => {
    const source = await open(openFilled)
    await fill(source)
    await source.run(sql`
      insert into jobs (key, kind, run_at, created_at, payload) values ('code:1', 'code', ${monday}, ${monday}, '{"sealed":"code"}'),
        ('answer:1', 'answer', ${monday}, ${monday}, '{"sealed":"answer"}'), ('retention', 'retention', ${monday}, ${monday}, '{}')`)
    await writeBackup(source, file, monday)
    const target = await open(openEmpty)
    const lostAt = monday.add({ hours: 1 })
    const { messagesHeldBack } = await restore(target, { lostAt })
    const { rows } = await target.run<{
      kind: string
      state: string
      isDue: boolean
      payload: object
      isEnded: boolean
    }>(sql`
      select kind, state, run_at <= ${lostAt} as "isDue", payload, finished_at is not null as "isEnded" from jobs`)
    const held = rows.filter(({ state }) => state === 'failed')
    expect(held.map(({ kind }) => kind)).toContain('confirmation')
    expect(held).toHaveLength(messagesHeldBack)
    const due = rows.filter(({ isDue, state }) => isDue && state === 'waiting').map(({ kind }) => kind)
    expect(due.sort()).toEqual(['freed-time', 'retention'])
    expect(rows.filter(({ isDue, state }) => !isDue && state === 'waiting').length).toBeGreaterThan(0)
    for (const asked of rows.filter(({ kind }) => kind === 'code' || kind === 'answer')) {
      expect(asked).toMatchObject({ state: 'cancelled', payload: {}, isEnded: true })
    }
  })
})

it('a database that others are connected to is not replaced', async () => {
  const source = await open(openTestPostgres)
  await writeBackup(source, file, monday)
  await source.listen(
    'anything',
    () => {},
    () => {},
  )
  await expect(restore(source, { replace: true })).rejects.toThrow(/in use/)
})

describe('a file that is', patience, () => {
  beforeEach(async () => {
    const source = await open(openTestPostgres)
    await fill(source)
    await writeBackup(source, file, monday)
  })

  it.each<[string, () => void, RegExp]>([
    ['cut off', () => truncateSync(file, statSync(file).size - 20), /is not whole/],
    ['cut off between two lines', () => change((text) => text.replace(/\{"end".*\n/, '')), /is not whole/],
    ['changed', () => change((text) => text.replace('Kari Nordmann', 'Kari Nordmand')), /checksum/],
    ['damaged', () => damage(), /is damaged/],
    ['something else', () => writeFileSync(file, 'kind;practitioner\n'), /is no backup/],
    ['something else that is compressed', () => writeFileSync(file, gzipSync('{}\n')), /is no backup/],
    ['empty', () => writeFileSync(file, ''), /is no/],
    ['missing', () => rmSync(file), /cannot be read/],
    ['of a newer format', () => change((text) => text.replace('"innomBackup":1', '"innomBackup":2')), /newer version/],
    [
      'of a newer schema',
      () => change((text) => text.replace('"migrations":[', '"migrations":["9999-later.sql",')),
      /another version/,
    ],
  ])('%s is refused in one line, before anything is changed', async (_, spoil, message) => {
    spoil()
    const target = await open(openEmptyPostgres)
    const failure = await restore(target).catch((error: Error) => error)
    expect(failure).toBeInstanceOf(OperatorError)
    expect((failure as Error).message).toMatch(message)
    expect((failure as Error).message).not.toContain('\n')
    expect(await target.inScriptTransaction(listTables)).toEqual([])
  })

  it('not writable where it should be leaves the one before as it was', async () => {
    const source = await open(openTestPostgres)
    await expect(writeBackup(source, join(folder, 'missing', 'a.backup'), monday)).rejects.toThrow(OperatorError)
    expect(readdirSync(folder)).toEqual(['innom.backup'])
    mkdirSync(draftOf(file))
    await expect(writeBackup(source, file, monday)).rejects.toThrow(OperatorError)
  })
})

function change(edit: (text: string) => string): void {
  const text = gunzipSync(readFileSync(file)).toString('utf8')
  expect(edit(text)).not.toBe(text)
  writeFileSync(file, gzipSync(edit(text)))
}

/** With the checksum of what it says now. */
function seal(text: string): string {
  const lines = text.slice(0, text.indexOf('{"end"'))
  return text.replace(/"sha256":"\w+"/, `"sha256":"${createHash('sha256').update(lines).digest('hex')}"`)
}

function damage(): void {
  const bytes = readFileSync(file)
  const middle = bytes.length >> 1
  bytes.fill(0x55, middle, middle + 50)
  writeFileSync(file, bytes)
}
