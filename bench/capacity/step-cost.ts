import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#database/client.ts'
import { sql } from '#database/sql.ts'
import { chooseLoadGenerator } from '../harness/choose-load.ts'
import { cpuWhile } from '../harness/cpu.ts'
import type { Request } from '../harness/load.ts'
import type { ServerProcess } from '../harness/server-process.ts'

const connections = 16

/** Where steps are measured. */
export interface Workplace {
  database: Database
  /** The process of the PostgreSQL server. */
  postmaster: number
  folder: string
  server: ServerProcess
}

/** A part of what visitors do. */
export interface Step {
  name: string
  seconds: number
  /** As many as can be answered in these seconds. */
  requests(seconds: number): Request[]
  /** The table in which each leaves a row; left out where nothing is written. */
  counts?: string
  /** The job that each leaves, which belongs to it. */
  kind?: string
}

/** Of one: microseconds of a processor, and bytes. */
export interface StepCost {
  server: number
  database: number
  /** That the tables and their indexes grew by, and the write-ahead log. */
  bytes?: number
  logged?: number
}

export async function measureStep(
  { database, postmaster, folder, server }: Workplace,
  { seconds, requests, counts, kind }: Step,
): Promise<StepCost> {
  const { generate } = chooseLoadGenerator(folder)
  const before = await readSizes(database, counts)
  let answered = 0
  const work = async () => {
    const load = { address: server.address, seconds, connections, requests: requests(seconds) }
    const { requestsPerSecond } = await generate(load)
    answered = requestsPerSecond * seconds
    if (kind) await waitUntilDone(database, kind)
  }
  // One around the other: the same work, counted for each.
  const own = { microseconds: 0 }
  const both = async () => {
    own.microseconds = (await cpuWhile([server.child.pid!], work, () => 1)).microseconds
  }
  const { microseconds: ofDatabase } = await cpuWhile([postmaster], both, () => 1)
  const after = await readSizes(database, counts)
  const made = counts ? after.rows - before.rows : answered
  const cost = { server: own.microseconds / made, database: ofDatabase / made }
  return counts
    ? { ...cost, bytes: (after.bytes - before.bytes) / made, logged: (after.logged - before.logged) / made }
    : cost
}

async function readSizes(database: Database, table?: string): Promise<{ rows: number; bytes: number; logged: number }> {
  const { rows } = await database.run<{ rows: number; bytes: number; logged: number }>({
    text: `select (select count(*) from ${table ?? 'jobs'})::integer as rows, pg_database_size(current_database())::float8 as bytes,
      (pg_current_wal_lsn() - '0/0')::float8 as logged`,
    values: [],
  })
  return rows[0]!
}

/** Its clock is another one than ours: nothing waits for later but reminders. */
async function waitUntilDone(database: Database, kind: string): Promise<void> {
  for (let tries = 0; tries < 1_200; tries++) {
    const { rows } = await database.run(
      sql`select 1 from jobs where kind = ${kind} and state in ('waiting', 'running') limit 1`,
    )
    if (rows.length === 0) return
    await sleep(100)
  }
  throw new Error(`jobs of the kind ${kind} were not done after two minutes`)
}
