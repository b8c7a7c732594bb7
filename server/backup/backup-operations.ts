import * as z from 'zod'
import { writeBackup } from '#database/backup/write-backup.ts'
import type { OperatorParts } from '../control/operator-parts.ts'

export const backupOperations = {
  write: {
    name: 'backup.write',
    // An absolute path: the process that has the database open writes it.
    input: z.object({ file: z.string() }),
    answer: z.object({ tables: z.int(), rows: z.int() }),
    run: ({ database, clock }: OperatorParts, { file }: { file: string }) => writeBackup(database, file, clock.now()),
  },
}
