// For operators: brings the database up to date before the first server of a new version starts, which would do it as well.
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { finishCommand } from './operator/operator-command.ts'
import { readSettings } from './settings/settings.ts'

await finishCommand(async () => {
  const config = readSettings()
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR, connections: 1 })
  try {
    await migrate(database)
    console.log(
      config.DATABASE_URL ? 'The database is up to date.' : `The database in ${config.DATA_DIR} is up to date.`,
    )
    return 0
  } finally {
    await database.close()
  }
})
