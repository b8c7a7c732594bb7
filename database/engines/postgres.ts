import { createHash } from 'node:crypto'
import pg from 'pg'
import { OperatorError } from '#domain/operator-error.ts'
import type { Database } from '../client.ts'
import { classifyDatabaseError } from './errors.ts'
import { findWritable, splitHosts } from './postgres-hosts.ts'
import { keepListening } from './postgres-listener.ts'

/** No statement of ours takes this long unless something is broken. */
const statementTimeout = 5_000

/** How long a call waits for a free connection under load. */
const connectionTimeout = 5_000

/** Waiting for a connection and the statement together: after this the caller gets an error. */
const longestWait = 6_000

/** The driver takes 0 for 'not set'. */
const longestScript = 24 * 3_600_000

const oldestVersion = 15

/**
 * A PostgreSQL server, reached through a pool that survives the server's restarts. With several hosts in the address it is the one that takes writes,
 * looked for again whenever a connection or a write fails.
 */
export async function openPostgres({ url, connections }: { url: string; connections: number }): Promise<Database> {
  const addresses = splitHosts(url)
  const pool = new pg.Pool({
    connectionString: await findWritable(addresses),
    max: connections,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    // A server that vanished sends nothing at all, not even a reset.
    query_timeout: longestWait,
    keepAlive: true,
    application_name: 'innom',
  })
  // The pool replaces broken connections, and a statement on one fails by itself. Without a listener the event would end the
  // process; the pool listens only while a connection is idle, so that each needs one of its own for when it is in use.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const connect = connectToWritable(pool, addresses)
  const listeners: { stop(): Promise<void> }[] = []
  try {
    await checkServer(pool)
  } catch (error) {
    await pool.end()
    throw error
  }

  return {
    kind: 'server',
    run: async ({ text, values }) => {
      const asked = performance.now()
      const client = await connect()
      let failure: Error | undefined
      try {
        const query_timeout = longestWait - (performance.now() - asked)
        // The statements are our own and few, so the server may keep each one prepared.
        const result = await client.query({ name: nameOf(text), text, values, query_timeout } as pg.QueryConfig)
        return { rows: result.rows, affected: result.rowCount ?? 0 }
      } catch (error) {
        failure = error as Error
        if (addresses.length > 1 && isOutage(error)) connect.lookAgain().catch(() => {})
        throw error
      } finally {
        // A connection on which something failed may still be busy with it.
        client.release(failure)
      }
    },
    inScriptTransaction: async (work) => {
      const client = await connect()
      let broken = true
      // Waiting for another process to migrate, or a migration of a large table, must not count as a hanging statement: neither
      // for the server nor for the driver.
      const query = (text: string) => client.query({ text, query_timeout: longestScript } as pg.QueryConfig)
      try {
        await query('begin; set local statement_timeout = 0')
        const result = await work(async (script) => [await query(script)].flat().at(-1)?.rows ?? [])
        await query('commit')
        broken = false
        return result
      } finally {
        client.release(broken)
      }
    },
    notify: async (channel, payload) => {
      const client = await connect()
      let failure: Error | undefined
      try {
        await client.query('select pg_notify($1, $2)', [channel, payload])
      } catch (error) {
        failure = error as Error
        throw error
      } finally {
        client.release(failure)
      }
    },
    listen: async (channel, onPayload, onGap) => {
      listeners.push(await keepListening(() => findWritable(addresses), channel, onPayload, onGap))
    },
    readPool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()))
      await pool.end()
    },
  }
}

/** Connections of a pool to the host that takes writes. The pool makes new ones by its options, so that these are changed when it is another host. */
function connectToWritable(pool: pg.Pool, addresses: readonly string[]) {
  let looking: Promise<void> | undefined
  const lookAgain = () => {
    looking ??= findWritable(addresses)
      .then((address) => {
        pool.options.connectionString = address
      })
      .finally(() => {
        looking = undefined
      })
    return looking
  }
  const connect = async () => {
    try {
      return await pool.connect()
    } catch (error) {
      if (addresses.length === 1) throw error
      await lookAgain()
      return pool.connect()
    }
  }
  return Object.assign(connect, { lookAgain })
}

/** Whether another host may take writes now. */
function isOutage(error: unknown): boolean {
  return ['unavailable', 'timeout'].includes(classifyDatabaseError(error))
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string; encoding: string; name: string }>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding, current_database() as name`,
  )
  const { version, encoding, name } = rows[0]!
  refuseOldVersion(version)
  // What Debian's package makes on a machine without a locale takes our texts, and counts their bytes as letters.
  if (encoding === 'UTF8') return
  throw new OperatorError(
    `The database "${name}" is in ${encoding}: Innom needs UTF8. Make another one (create database … encoding 'UTF8' template template0), or check DATABASE_URL.`,
  )
}

export function refuseOldVersion(version: string): void {
  if (Number.parseInt(version, 10) >= oldestVersion) return
  throw new OperatorError(
    `PostgreSQL ${version} is too old: Innom needs ${oldestVersion} or newer. Upgrade it, or check DATABASE_URL.`,
  )
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}
