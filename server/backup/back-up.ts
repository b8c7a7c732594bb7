import { type WrittenBackup, writeBackup } from '#database/backup/write-backup.ts'
import { openDatabase } from '#database/open.ts'
import { createClock } from '../clock/clock.ts'
import { askServer } from '../control/run-operation.ts'
import type { Config } from '../settings/config.ts'
import { backupOperations } from './backup-operations.ts'

/** Writes the whole database to a file: by the server that has it open, or here. Unlike other commands it changes nothing, not even an old schema. */
export async function backUp(config: Config, file: string): Promise<WrittenBackup> {
  const answered = await askServer(config, backupOperations.write, { file })
  if (answered) return answered.answer
  const { DATABASE_URL: url, DATA_DIR: dataDir } = config
  const database = await openDatabase({ url, dataDir, connections: 1, mustExist: true })
  try {
    return await writeBackup(database, file, createClock(config.CLOCK).now())
  } finally {
    await database.close()
  }
}
