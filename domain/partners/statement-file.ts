import { writeStandardCsv } from '../text/csv.ts'
import type { Statement } from './statement.ts'

export interface StatementFile extends Statement {
  /** Of the company. */
  readonly partner: string
  /** YYYY-MM */
  readonly month: string
  /** How many absences were reported; null where the agreement does not include it. */
  readonly absences: number | null
}

/** RFC 4180 with a header; the last record has the total. An amount that is withheld is empty. */
export function writeStatementCsv({ month, lines, total, absences }: StatementFile): string {
  return writeStandardCsv([
    ['kind', 'month', 'cost_center', 'visits', 'amount_nok', 'absence_reports'],
    ...lines.map((it) => ['cost-center', month, it.costCenter ?? '', it.visits, it.amount ?? '', '']),
    ['total', month, '', total.visits, total.amount ?? '', absences ?? ''],
  ])
}

export function writeStatementJson({ partner, month, lines, total, absences }: StatementFile): string {
  return `${JSON.stringify({ partner, month, lines, total, absences }, null, 2)}\n`
}
