import { writeStandardCsv } from '../text/csv.ts'
import type { Statement } from './statement.ts'

export interface StatementFile extends Statement {
  /** Of the company. */
  readonly partner: string
  /** YYYY-MM */
  readonly month: string
}

/** RFC 4180 with a header; the last record has the total. An amount that is withheld is empty. */
export function writeStatementCsv({ month, lines, total }: StatementFile): string {
  return writeStandardCsv([
    ['kind', 'month', 'cost_center', 'visits', 'amount_nok'],
    ...lines.map((it) => ['cost-center', month, it.costCenter ?? '', it.visits, it.amount ?? '']),
    ['total', month, '', total.visits, total.amount ?? ''],
  ])
}

export function writeStatementJson({ partner, month, lines, total }: StatementFile): string {
  return `${JSON.stringify({ partner, month, lines, total }, null, 2)}\n`
}
