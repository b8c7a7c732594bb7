import { rmSync } from 'node:fs'
import type { Database } from '../client.ts'
import { openEmbedded } from '../engines/embedded.ts'
import { openPostgres } from '../engines/postgres.ts'
import { createTestDatabase } from './shared-postgres.ts'
import { copyTemplate } from './template.ts'

export interface EmptyDatabase {
  database: Database
  dispose(): Promise<void>
}

/** A folder for DATA_DIR with a database in which nothing has been made yet. Copied: to make one takes the embedded engine six seconds. */
export function copyEmptyFolder(): Promise<string> {
  return copyTemplate('embedded-empty', async (draft) => {
    await (await openEmbedded(draft, { flush: false })).close()
  })
}

export async function openEmptyEmbedded(): Promise<EmptyDatabase> {
  const folder = await copyEmptyFolder()
  const database = await openEmbedded(folder, { flush: false })
  return {
    database,
    dispose: async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function openEmptyPostgres(): Promise<EmptyDatabase> {
  const { url, drop } = await createTestDatabase('template0')
  const database = await openPostgres({ url, connections: 2 })
  return {
    database,
    dispose: async () => {
      await database.close()
      await drop()
    },
  }
}
