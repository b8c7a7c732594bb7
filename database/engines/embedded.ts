import { PGlite, type QueryOptions, types } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { OperatorError } from '#domain/operator-error.ts'
import type { Database } from '../client.ts'
import { keepCheckpoints } from './data-dir/checkpoints.ts'
import { lockFolder } from './data-dir/folder-lock.ts'
import { prepareDataDir } from './data-dir/make-private.ts'
import { hasFiles, openFiles } from './data-dir/open-files.ts'
import { takeTurns } from './data-dir/take-turns.ts'
import { keepVacuumed } from './data-dir/vacuum.ts'

export interface EmbeddedOptions {
  /** Whether a commit waits for the disk. Only tests turn it off: their data may be lost. */
  flush?: boolean
  /** Refuses to make a database. */
  mustExist?: boolean | undefined
}

const extensions = { btree_gist }

/** PGlite writes and reads bytes one by one, which holds up everything else for seconds when a file is stored. */
const bytesAsHex: QueryOptions = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: { [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
}

/** PostgreSQL inside this process, its files under `dataDir`, or in memory without one. */
export async function openEmbedded(
  dataDir?: string,
  { flush = true, mustExist }: EmbeddedOptions = {},
): Promise<Database> {
  if (!dataDir) return toDatabase(await PGlite.create({ extensions }), () => {})
  if (mustExist && !hasFiles(dataDir)) {
    throw new OperatorError(
      `There is no database in ${dataDir}. Give the command the settings of the servers (DATABASE_URL or DATA_DIR); npm run migrate and the first start make a database.`,
    )
  }
  prepareDataDir(dataDir)
  const unlock = lockDataDir(dataDir)
  try {
    return toDatabase(await openFiles(dataDir, { extensions, flush }), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

function lockDataDir(dataDir: string): () => void {
  const lock = lockFolder(dataDir)
  if (lock.held) return lock.unlock
  throw new OperatorError(
    lock.by === 'process'
      ? `Another process uses the database in ${dataDir}. Stop it or set another DATA_DIR.`
      : `Another machine used the database in ${dataDir} seconds ago. Stop it there and try again in 15 seconds, or set another DATA_DIR.`,
  )
}

function toDatabase(pglite: PGlite, onClosed: () => void): Database {
  const turns = takeTurns()
  const query = (text: string) => turns.take(() => pglite.query(text))
  const upkeep = [keepCheckpoints(query), keepVacuumed(query)]
  return {
    kind: 'embedded',
    run: async ({ text, values }) => {
      const { rows, affectedRows } = await turns.take(() => pglite.query(text, values, bytesAsHex))
      // biome-ignore lint/suspicious/noExplicitAny: the caller says what its statement answers
      return { rows: rows as any[], affected: affectedRows ?? 0 }
    },
    inScriptTransaction: (work) =>
      turns.take(() =>
        pglite.transaction((transaction) =>
          work(async (script) => (await transaction.exec(script)).at(-1)?.rows as Record<string, unknown>[]),
        ),
      ),
    notify: async (channel, payload) => {
      await turns.take(() => pglite.query('select pg_notify($1, $2)', [channel, payload]))
    },
    listen: async (channel, onPayload) => {
      await turns.take(() => pglite.listen(channel, onPayload))
    },
    close: async () => {
      for (const it of upkeep) it.stop()
      if (!turns.isDead()) await turns.take(() => pglite.close())
      onClosed()
    },
  }
}
