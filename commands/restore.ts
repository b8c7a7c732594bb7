// For operators: the database as it was when a backup was made. See docs/operations.md.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { showProgress } from '#compiler/output/progress.ts'
import { restoreBackup } from '#database/backup/restore-backup.ts'
import { openDatabase } from '#database/open.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { createClock } from '#server/clock/clock.ts'
import { finishCommand } from './operator/operator-command.ts'
import { sayMoment } from './operator/say-moment.ts'
import { readSettings } from './settings/settings.ts'

const usage = `npm run restore FILE                        into an empty database, with every server stopped
npm run restore FILE -- --replace           loses what is in the database now
npm run restore FILE -- --lost-at INSTANT   when the database was lost (2026-11-18T09:30:00+01:00): messages that were due
                                            after that are still sent; without it none that were due before now`

await finishCommand(async () => {
  const { file, replace, lostAt } = readArguments()
  const config = readSettings()
  const progress = showProgress(process.stdout)
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR, connections: 1 })
  try {
    progress('checking the file')
    const restored = await restoreBackup(database, file, {
      replace,
      lostAt: lostAt ?? createClock(config.CLOCK).now(),
      onRows: (table, rows) => progress(`${rows} rows, ${table}`),
    })
    progress.end()
    console.log(`The database is as it was at ${sayMoment(restored.madeAt)} UTC: ${restored.rows} rows.`)
    const { messagesHeldBack } = restored
    if (messagesHeldBack > 0) {
      console.log(
        `${messagesHeldBack} messages that were due since may have been sent already. They wait at Messages that were not sent in /staff/.`,
      )
    }
    return 0
  } finally {
    progress.end()
    await database.close()
  }
})

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, 'lost-at': { type: 'string' } },
    })
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) throw new OperatorError(usage)
    const lostAt = values['lost-at'] === undefined ? undefined : Temporal.Instant.from(values['lost-at'])
    return { file: resolve(file), replace: values.replace, lostAt }
  } catch {
    throw new OperatorError(usage)
  }
}
