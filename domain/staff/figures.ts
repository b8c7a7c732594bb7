import { writeCsv } from '../text/csv.ts'

/** What a week came to, at a clinic or the whole chain, in one line of care or in all. */
export interface Figures {
  /** Appointments that stand, without places in groups. */
  readonly booked: number
  readonly cancelled: number
  readonly noShow: number
  /** Half of the patients booked longer before the visit; null where nobody did. */
  readonly leadHours: number | null
  /** Half of those who came would have waited longer for their time, and did wait longer until they were called in: minutes. */
  readonly waitPromised: number | null
  readonly waitWas: number | null
}

export interface WeekFigures {
  /** Its Monday. */
  readonly week: string
  readonly all: Figures
  /** Working minutes of everybody, and how many of them are not booked. */
  readonly workMinutes: number
  readonly freeMinutes: number
  readonly lines: readonly (Figures & { readonly line: string })[]
}

export const noFigures: Figures = {
  booked: 0,
  cancelled: 0,
  noShow: 0,
  leadHours: null,
  waitPromised: null,
  waitWas: null,
}

/** For a spreadsheet: one row for each week as a whole, and one for each line of care. `names` are those of the lines. */
export function writeFiguresCsv(weeks: readonly WeekFigures[], names: ReadonlyMap<string, string>): string {
  const write = (value: number | null) => (value === null ? '' : String(value))
  const row = (week: string, line: string, it: Figures, free: readonly [number, number] | null) => [
    week,
    line,
    ...[it.booked, it.cancelled, it.noShow, it.leadHours, it.waitPromised, it.waitWas, ...(free ?? [null, null])].map(
      write,
    ),
  ]
  return writeCsv([
    [
      'week',
      'line',
      'booked',
      'cancelled',
      'no_show',
      'lead_hours',
      'wait_promised_minutes',
      'wait_minutes',
      'work_minutes',
      'free_minutes',
    ],
    ...weeks.flatMap(({ week, all, lines, workMinutes, freeMinutes }) => [
      row(week, '', all, [workMinutes, freeMinutes]),
      ...lines.map((it) => row(week, names.get(it.line) ?? it.line, it, null)),
    ]),
  ])
}
