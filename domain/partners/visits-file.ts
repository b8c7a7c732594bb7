import { isCalendarDate } from '../dates/calendar-date.ts'
import type { Checked } from '../forms/fields/checked.ts'
import { checkRewardNumber } from '../forms/fields/reward-number.ts'
import { readCsv, unquoteFormula } from '../text/csv.ts'

/** A video visit that was booked in the app, as in its file. */
export interface AppVisit {
  /** The line of the file. */
  readonly line: number
  /** The app's own id of it. */
  readonly id: string
  readonly rewardNumber: string
  readonly phone: string
  /** YYYY-MM-DD */
  readonly birthdate: string
  readonly day: string
  /** Whole NOK. */
  readonly price: number
}

export interface LineProblem {
  readonly line: number
  readonly message: string
}

/** Recorded in one transaction that members' bookings wait for: more visits would exceed the statement time-out. */
const mostVisits = 1000

const columns = ['visit', 'reward_number', 'phone', 'birthdate', 'date', 'price'] as const
type Cells = Record<(typeof columns)[number], string>
/** Of which the wrong ones are told by name. */
const mostColumns = 100

/** What reading a file needs. */
interface Reading {
  /** The day in Oslo. */
  today: string
  /** The check that phones of bookings go through, so that a person is the same here and there. */
  checkPhone: (text: string) => Checked<string>
}

/** Reads visits that were booked in the app: all of them, or all errors. */
export function readVisits(
  text: string,
  reading: Reading,
): { ok: true; visits: AppVisit[] } | { ok: false; problems: LineProblem[] } {
  const [head, ...records] = readCsv(text)
  if (!head)
    return {
      ok: false,
      problems: [{ line: 1, message: `the file is empty. Its first line names ${columns.join(', ')}.` }],
    }
  const names = head.fields.map((it) => it.trim().toLowerCase())
  const problems: LineProblem[] = []
  const report = (line: number, message: string) => problems.push({ line, message })
  for (const name of columns) if (!names.includes(name)) report(head.line, `the column '${name}' is missing.`)
  // A first line that names none of them is of another file: its thousands of columns are not told one by one.
  if (names.length > mostColumns) report(head.line, `has ${names.length} columns: ${columns.join(', ')}.`)
  else
    for (const [at, name] of names.entries()) {
      if (names.indexOf(name) < at) report(head.line, `the column '${name}' is there twice.`)
      if (!(columns as readonly string[]).includes(name))
        report(head.line, `'${name}' is no column: ${columns.join(', ')}.`)
    }
  if (records.length > mostVisits)
    report(
      records[mostVisits]!.line,
      `a file has ${mostVisits} visits at most. Split it, and import the parts in the order of their days.`,
    )
  if (problems.length > 0) return { ok: false, problems }

  const seen = new Map<string, number>()
  const visits = records.flatMap(({ line, fields }) => {
    if (fields.length !== names.length) {
      report(line, `has ${fields.length} fields instead of ${names.length}.`)
      return []
    }
    const cells = Object.fromEntries(names.map((name, at) => [name, unquoteFormula(fields[at]!.trim())])) as Cells
    const before = problems.length
    const visit = readVisit(cells, line, reading, (message) => report(line, message))
    const earlier = seen.get(visit.id)
    if (earlier !== undefined) report(line, `the visit '${visit.id}' is on line ${earlier} already.`)
    seen.set(visit.id, line)
    return problems.length === before ? [visit] : []
  })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, visits }
}

function readVisit(
  cells: Cells,
  line: number,
  { today, checkPhone }: Reading,
  report: (message: string) => void,
): AppVisit {
  const rewardNumber = checkRewardNumber(cells.reward_number)
  const phone = checkPhone(cells.phone)
  if (!/^[\w.-]{1,60}$/.test(cells.visit))
    report("'visit' is the app's id of the visit: letters, digits, '.', '-' and '_'.")
  if (!rewardNumber.ok) report("'reward_number' has 8 or 10 digits.")
  if (!phone.ok) report("'phone' is a mobile number with its country code, such as +4791234567.")
  if (!isCalendarDate(cells.birthdate) || cells.birthdate > today)
    report("'birthdate' is a day that has been, as YYYY-MM-DD.")
  if (!isCalendarDate(cells.date) || cells.date > today) report("'date' is a day that has been, as YYYY-MM-DD.")
  else if (cells.birthdate > cells.date) report("'birthdate' is after 'date'.")
  if (!/^\d{1,6}$/.test(cells.price)) report("'price' is a whole number of NOK.")
  return {
    line,
    id: cells.visit,
    rewardNumber: rewardNumber.ok ? rewardNumber.value : '',
    phone: phone.ok ? phone.value : '',
    birthdate: cells.birthdate,
    day: cells.date,
    price: Number(cells.price),
  }
}

/** The order in which visits count: the oldest is the first. */
export function sortVisits(visits: readonly AppVisit[]): AppVisit[] {
  return visits.toSorted((a, b) => a.day.localeCompare(b.day) || a.line - b.line)
}
