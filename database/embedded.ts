import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import type { Database } from './client.ts'
import { lockFolder } from './folder-lock.ts'

/** PostgreSQL inside this process, its files under `dataDir`, or in memory without one. */
export async function openEmbedded(dataDir: string | undefined): Promise<Database> {
  const unlock = dataDir ? await lockDataDir(dataDir) : undefined
  const pglite = await PGlite.create({
    ...(dataDir ? { dataDir: join(dataDir, 'database') } : {}),
    extensions: { btree_gist },
  })
  return {
    kind: 'embedded',
    run: async ({ text, values }) => {
      const { rows, affectedRows } = await pglite.query(text, values)
      // biome-ignore lint/suspicious/noExplicitAny: the caller says what its statement answers
      return { rows: rows as any[], affected: affectedRows ?? 0 }
    },
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
      await pglite.close()
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
