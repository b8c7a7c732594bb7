import type { Database } from '#database/client.ts'
import { sql } from '#database/sql.ts'
import { parentOf } from '../harness/cpu.ts'
import type { Chain } from './chain.ts'
import type { RowSizes } from './written-rows.ts'

/** Requests or transactions at a time, over all processes of a side. */
export const connections = 16

/** Seconds of a round. */
export const roundSeconds = 3

/** More than can be booked in a second. */
const mostPerSecond = 5_000

/** What both sides of a comparison book in. */
export interface Place {
  chain: Chain
  /** Those that are still free; each side takes what it books. */
  slots: string[]
  database: Database
  url: string
  /** For the files of a round. */
  folder: string
  /** Of each side. */
  processes: number
  /** The process of the PostgreSQL server. */
  postmaster: number
}

export interface Measured {
  /** Bookings a second. */
  rate: number
  /** Processor time for one booking: that of PostgreSQL and of the process that books. */
  microseconds: number
  /** Of the rows that bookings leave; the bare insert leaves none of a whole booking. */
  bytesEach?: RowSizes
}

/** Lends each process enough slots for some seconds, to be booked in their order, and takes back what is left of them. */
export async function withSlots<T>(
  { slots, processes, database }: Place,
  seconds: number,
  book: (portions: string[][]) => Promise<T>,
): Promise<T> {
  const lent = slots.splice(0, mostPerSecond * seconds)
  const portions = Array.from({ length: processes }, (_, n) => lent.filter((_, at) => at % processes === n))
  const result = await book(portions)
  const { rows } = await database.run<{ slot: string }>(
    sql`select slot from bookings where slot = any(${lent}::text[])`,
  )
  const booked = new Set(rows.map((it) => it.slot))
  // Requests that were in flight at the end may have failed, so that their slots are free, or not.
  for (const portion of portions) {
    slots.push(...portion.slice(portion.findLastIndex((it) => booked.has(it)) + 1 + 2 * connections))
  }
  return result
}

/** The process that all connections of the PostgreSQL server belong to. */
export async function findServerProcess(database: Database): Promise<number> {
  const { rows } = await database.run<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return parentOf(rows[0]!.pid)
}
