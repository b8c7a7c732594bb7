import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { type Dialect, Kysely, PGliteDialect, PGliteDriver } from 'kysely'
import type { Database } from './client.ts'
import { lockFolder } from './folder-lock.ts'
import type { Tables } from './tables.ts'

/** PostgreSQL inside this process, its files under `dataDir`, or in memory without one. */
export async function openEmbedded(dataDir: string | undefined, options: PGliteOptions = {}): Promise<Database> {
  const unlock = dataDir ? await lockDataDir(dataDir) : undefined
  const pglite = await PGlite.create({
    ...(dataDir ? { dataDir: join(dataDir, 'database') } : {}),
    extensions: { btree_gist },
    ...options,
  })
  const query = new Kysely<Tables>({ dialect: embeddedDialect(pglite) })

  return {
    kind: 'embedded',
    query,
    inScriptTransaction: (work) =>
      pglite.transaction((transaction) =>
        work(async (script) => (await transaction.exec(script)).at(-1)?.rows as Record<string, unknown>[]),
      ),
    notify: async (channel, payload) => {
      await pglite.query('select pg_notify($1, $2)', [channel, payload])
    },
    listen: async (channel, onPayload) => {
      await pglite.listen(channel, onPayload)
    },
    close: async () => {
      await query.destroy()
      unlock?.()
    },
  }
}

async function lockDataDir(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  if (!unlock) throw new Error(`Another process uses the database in ${dataDir}. Stop it or set another DATA_DIR.`)
  return unlock
}

/**
 * Kysely's own driver shares one connection object among all callers, so that a query of one request would join the
 * open transaction of another. A connection of its own for every caller leaves the queueing to PGlite, which does it right.
 */
class SeparateConnections extends PGliteDriver {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super({ pglite })
    this.#pglite = pglite
  }

  override async acquireConnection() {
    const single = new PGliteDriver({ pglite: this.#pglite })
    await single.init()
    return single.acquireConnection()
  }
}

function embeddedDialect(pglite: PGlite): Dialect {
  const dialect = new PGliteDialect({ pglite })
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => new SeparateConnections(pglite),
  }
}
