import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#database/client.ts'
import { sql } from '#database/sql.ts'

/** The tables in which every booking leaves rows of its own, and how many. */
const rowsEach = {
  bookings: 1,
  occupied_times: 1,
  idempotency_keys: 1,
  audit_events: 1,
  jobs: 2,
  verification_bookings: 1,
  counted_events: 1,
  outbox: 1,
} as const
type Table = keyof typeof rowsEach
const tables = Object.keys(rowsEach) as Table[]

/** Rows and their bytes in each table. */
export type WrittenRows = Record<Table, { rows: number; bytes: number }>

export async function readWrittenRows(database: Database): Promise<WrittenRows> {
  const entries = tables.map(async (table) => {
    const { rows } = await database.run<{ rows: number; bytes: number }>({
      text: `select count(*)::integer as rows, coalesce(sum(pg_column_size(t.*)), 0)::float as bytes from ${table} t`,
      values: [],
    })
    return [table, rows[0]!] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as WrittenRows
}

/** Bytes of a row. */
export type RowSizes = Record<Table, number>

/** How many bookings came between two readings; throws unless each of them left all its rows.  */
export function countBookings(before: WrittenRows, after: WrittenRows): { made: number; bytesEach: RowSizes } {
  const added = (table: Table, what: 'rows' | 'bytes') => after[table][what] - before[table][what]
  const made = added('bookings', 'rows')
  const bytesEach = {} as RowSizes
  for (const table of tables) {
    const rows = added(table, 'rows')
    if (rows !== made * rowsEach[table]) throw new Error(`${made} bookings left ${rows} rows in ${table}`)
    bytesEach[table] = added(table, 'bytes') / rows
  }
  return { made, bytesEach }
}

/** Throws if the rows of one side are not about as large as those of the other; names of people and clinics differ a little. */
export function requireSameSize(ours: RowSizes, baseline: RowSizes): void {
  for (const table of tables) {
    const ratio = ours[table] / baseline[table]
    if (Math.abs(ratio - 1) > 0.08)
      throw new Error(`the rows in ${table} differ: ${ours[table]} and ${baseline[table]} bytes`)
  }
}

/**
 * Resolves once every booking has its confirmation and no more bookings come; returns when the last message was sent. Throws
 * after the limit, in seconds: a confirmation that failed for good is never sent.
 */
export async function waitUntilSent(database: Database, limit = 120): Promise<number> {
  const end = performance.now() + limit * 1000
  let sentAt = 0
  for (let known = -1; ; ) {
    const { bookings, sent } = await countSent(database)
    if (bookings === sent && bookings === known) return sentAt
    if (bookings === sent) sentAt = performance.now()
    else if (performance.now() > end) throw new Error(`${bookings - sent} confirmations were not sent after ${limit} s`)
    known = bookings === sent ? bookings : -1
    await sleep(known === -1 ? 10 : 300)
  }
}

async function countSent(database: Database): Promise<{ bookings: number; sent: number }> {
  const { rows } = await database.run<{ bookings: number; sent: number }>(sql`
    select (select count(*) from bookings)::integer as bookings,
      (select count(*) from jobs where kind = 'confirmation' and state = 'done')::integer as sent`)
  return rows[0]!
}
