// For operators: the whole database in one file, while the system runs. See docs/operations.md.
import { resolve } from 'node:path'
import { showProgress } from '#compiler/output/progress.ts'
import { draftOf } from '#database/backup/write-backup.ts'
import { backUp } from '#server/backup/back-up.ts'
import { finishCommand } from './operator/operator-command.ts'
import { showGrowth } from './operator/show-growth.ts'
import { readSettings } from './settings/settings.ts'

const usage = 'npm run backup FILE   the whole database in one file, readable by its owner only'

await finishCommand(async () => {
  const [name, ...others] = process.argv.slice(2)
  if (name === undefined || name.startsWith('-') || others.length > 0) {
    console.error(usage)
    return 1
  }
  const file = resolve(name)
  const progress = showProgress(process.stdout)
  const growth = showGrowth(draftOf(file), progress)
  try {
    const { tables, rows } = await backUp(readSettings(), file)
    progress.end()
    console.log(`${file} has ${rows} rows of ${tables} tables.`)
    return 0
  } finally {
    growth.stop()
    progress.end()
  }
})
