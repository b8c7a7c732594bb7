import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Database } from './client.ts'
import { keepListening } from './postgres-listener.ts'

/** No statement of ours takes longer unless something is broken. */
const statementTimeout = 5_000

/** A PostgreSQL server, reached through a pool that survives the server's restarts. */
export async function openPostgres({ url, connections }: { url: string; connections: number }): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // Also the wait for a free connection: a crowd waits its turn for nearly as long as a request may take.
    connectionTimeoutMillis: 8_000,
    statement_timeout: statementTimeout,
    // A server that vanished answers nothing at all, not even that it gives up.
    query_timeout: statementTimeout + 1_000,
    keepAlive: true,
    application_name: 'innom',
  })
  // An idle connection that breaks is replaced by the pool; unheard, this event would end the process.
  pool.on('error', () => {})
  const listeners: { stop(): Promise<void> }[] = []

  return {
    kind: 'server',
    run: async ({ text, values }) => {
      // The texts are our own and few, so the server may keep each one parsed and planned.
      const result = await pool.query({ name: nameOf(text), text, values })
      return { rows: result.rows, affected: result.rowCount ?? 0 }
    },
    inScriptTransaction: async (work) => {
      const client = await pool.connect()
      let broken = true
      try {
        // Waiting for another process that migrates is no hanging statement.
        await client.query('begin; set local statement_timeout = 0')
        const result = await work(
          async (script) => [(await client.query(script)) as pg.QueryResult].flat().at(-1)?.rows ?? [],
        )
        await client.query('commit')
        broken = false
        return result
      } finally {
        client.release(broken)
      }
    },
    notify: async (channel, payload) => {
      await pool.query('select pg_notify($1, $2)', [channel, payload])
    },
    listen: async (channel, onPayload, onGap) => {
      listeners.push(await keepListening(url, channel, onPayload, onGap))
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()))
      await pool.end()
    },
  }
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}
