import type * as z from 'zod'
import { backupOperations } from '../backup/backup-operations.ts'
import { clientOperations } from '../clients/client-operations.ts'
import { kioskOperations } from '../kiosks/kiosk-operations.ts'
import { orderOperations } from '../orders/order-operations.ts'
import { partnerOperations } from '../partners/partner-operations.ts'
import { rosterOperations } from '../rosters/roster-operations.ts'
import { staffOperations } from '../staff/staff-operations.ts'
import type { OperatorParts } from './operator-parts.ts'

/** Something operators can do with a command. Input and answer are JSON, so that it can run in another process. */
export interface Operation<Input, Answer> {
  /** 'roster.import' */
  name: string
  input: z.ZodType<Input>
  answer: z.ZodType<Answer>
  run(parts: OperatorParts, input: Input): Promise<Answer>
}

// biome-ignore lint/suspicious/noExplicitAny: each operation parses its own input
const operations: Operation<any, unknown>[] = [
  ...Object.values(backupOperations),
  ...Object.values(rosterOperations),
  ...Object.values(kioskOperations),
  ...Object.values(clientOperations),
  ...Object.values(orderOperations),
  ...Object.values(partnerOperations),
  ...Object.values(staffOperations),
]

export function findOperation(name: string) {
  return operations.find((it) => it.name === name)
}
