import type { Database } from './client.ts'

export interface DatabaseSettings {
  /** postgres://…; without it the embedded database under `dataDir` is used. */
  url?: string | undefined
  /** Folder of the embedded database; undefined keeps it in memory, for tests. */
  dataDir?: string | undefined
  /** Connections of this process to a server. */
  connections?: number | undefined
  /** Makes no embedded database where there is none: a command without the servers' settings would change an empty one of its own. */
  mustExist?: boolean
}

/** Each engine is only loaded where it is used, to keep the start fast. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.url) {
    const { openPostgres } = await import('./engines/postgres.ts')
    return openPostgres({ url: settings.url, connections: settings.connections ?? 10 })
  }
  const { openEmbedded } = await import('./engines/embedded.ts')
  return openEmbedded(settings.dataDir, { mustExist: settings.mustExist })
}
