import type * as z from 'zod'
import { closure, specialHours } from '../facts/clinic.ts'
import { absence, shift } from '../facts/practitioner.ts'
import { type CsvRecord, readCsv, unquoteFormula, writeCsv } from '../text/csv.ts'
import { isInOrder, type Rosters } from './roster.ts'
import { formatHours, readDate, readDays, readHours } from './roster-cells.ts'
import { listEntries, type ParsedEntries, type RosterEntry, type RosterProblem } from './roster-entries.ts'

/** The columns. A file may have them in any order and leave out those it does not need. */
const columns = [
  ...['kind', 'practitioner', 'clinic', 'days', 'hours', 'breaks', 'weeks', 'from', 'to'],
  ...['reason_no', 'reason_en', 'reason_sv'],
]

type Cells = Record<string, string>

/** Without the groups, whose plans are no rows: those are in YAML only. */
export function writeRosterCsv(rosters: Rosters): string {
  const rows = listEntries({ ...rosters, groups: new Map() }).map((entry) => {
    const cells = toCells(entry)
    return columns.map((it) => cells[it] ?? '')
  })
  return writeCsv([columns, ...rows])
}

function toCells(entry: RosterEntry): Cells {
  if (entry.kind === 'group') return { kind: entry.kind }
  const whose: Cells = 'practitioner' in entry ? { practitioner: entry.practitioner } : { clinic: entry.clinic }
  const named: Cells = { kind: entry.kind, ...whose }
  if (entry.kind === 'none') return named
  if (entry.kind === 'absence') return { ...named, from: entry.value.from, to: entry.value.to }
  if (entry.kind === 'shift') {
    const { clinic, days, hours, breaks, weeks, validFrom = '', validTo = '' } = entry.value
    const times = { hours: formatHours([hours]), breaks: formatHours(breaks) }
    return { ...named, clinic, days: days.join(' '), ...times, weeks, from: validFrom, to: validTo }
  }
  const { reason } = entry.value
  const reasons = { reason_no: reason.no, reason_en: reason.en, reason_sv: reason.sv ?? '' }
  if (entry.kind === 'closure') return { ...named, from: entry.value.from, to: entry.value.to, ...reasons }
  return { ...named, from: entry.value.date, hours: formatHours(entry.value.hours), ...reasons }
}

export function parseRosterCsv(text: string): ParsedEntries {
  const [head, ...records] = readCsv(text)
  const names = (head?.fields ?? []).map((it) => it.trim().toLowerCase())
  const unknown = names.filter((it) => it !== '' && !columns.includes(it))
  if (!head || !names.includes('kind') || unknown.length > 0) {
    const found = unknown.length > 0 ? `'${unknown.join("', '")}' is no column.` : "the column 'kind' is missing."
    return {
      ok: false,
      problems: [{ line: head?.line ?? 1, message: `${found} The columns are ${columns.join(', ')}.` }],
    }
  }
  const entries: RosterEntry[] = []
  const problems: RosterProblem[] = []
  for (const record of records) {
    const result = readRecord(names, record)
    if (typeof result === 'string') problems.push({ line: record.line, message: result })
    else entries.push(result)
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, entries }
}

/** The entry, or what is wrong with it. */
function readRecord(names: string[], { line, fields }: CsvRecord): RosterEntry | string {
  if (fields.slice(names.length).some((it) => it.trim() !== '')) return 'has more fields than the first line.'
  const cells: Cells = Object.fromEntries(names.map((name, n) => [name, unquoteFormula(fields[n]?.trim() ?? '')]))
  const cell = (name: string) => cells[name] ?? ''
  const used = (allowed: string[]) =>
    Object.keys(cells).find((it) => cells[it] !== '' && it !== 'kind' && !allowed.includes(it))
  const need = (...allowed: [string, ...string[]]) => {
    const extra = used(allowed)
    if (extra) return `'${extra}' does not belong to the kind '${cell('kind')}'.`
    return cell(allowed[0]) === '' ? `'${allowed[0]}' is missing.` : undefined
  }
  const [practitioner, clinic] = [cell('practitioner'), cell('clinic')]
  const reason = {
    no: cell('reason_no'),
    en: cell('reason_en'),
    ...(cell('reason_sv') ? { sv: cell('reason_sv') } : {}),
  }
  const reasons = ['reason_no', 'reason_en', 'reason_sv']
  const dates = { from: readDate(cell('from')), to: readDate(cell('to') || cell('from')) }

  switch (cell('kind').toLowerCase()) {
    case 'shift': {
      const missing = need('practitioner', 'clinic', 'days', 'hours', 'breaks', 'weeks', 'from', 'to')
      const [hours, ...others] = readHours(cell('hours'))
      if (others.length > 0) return "'hours' of a shift are one range, such as 08:00-16:00."
      const valid = {
        ...(cell('from') ? { validFrom: readDate(cell('from')) } : {}),
        ...(cell('to') ? { validTo: readDate(cell('to')) } : {}),
      }
      const times = { days: readDays(cell('days')), hours, breaks: readHours(cell('breaks')) }
      const value = { clinic, ...times, weeks: cell('weeks').toLowerCase() || 'every', ...valid }
      if (missing) return missing
      if (valid.validFrom && valid.validTo && valid.validTo < valid.validFrom) return "'to' comes before 'from'."
      return read(shift, value, (value) => ({ line, kind: 'shift', practitioner, value }))
    }
    case 'absence':
      return (
        need('practitioner', 'from', 'to') ??
        read(absence.refine(isInOrder, "'to' comes before 'from'"), dates, (value) => ({
          ...{ line, kind: 'absence', practitioner, value },
        }))
      )
    case 'closure':
      return (
        need('clinic', 'from', 'to', ...reasons) ??
        read(closure.refine(isInOrder, "'to' comes before 'from'"), { ...dates, reason }, (value) => ({
          ...{ line, kind: 'closure', clinic, value },
        }))
      )
    case 'special-hours': {
      if (dates.to !== dates.from)
        return "special hours are for one day: leave 'to' empty, and write a line for each day."
      const value = { date: dates.from, hours: readHours(cell('hours')), reason }
      return (
        need('clinic', 'from', 'to', 'hours', ...reasons) ??
        read(specialHours, value, (value) => ({ line, kind: 'special-hours', clinic, value }))
      )
    }
    case 'none':
      if (practitioner && clinic) return "'none' is for a practitioner or a clinic, not for both."
      if (!practitioner && !clinic) return "'practitioner' or 'clinic' is missing."
      return (
        need(practitioner ? 'practitioner' : 'clinic') ?? {
          line,
          kind: 'none',
          ...(practitioner ? { practitioner } : { clinic }),
        }
      )
    default:
      return `'${cell('kind')}' is no kind: shift, absence, closure, special-hours or none.`
  }
}

/** The file's column names for the fields of the facts. */
const columnOf: Record<string, string> = { date: 'from', validFrom: 'from', validTo: 'to' }

function read<T>(schema: z.ZodType<T>, value: unknown, toEntry: (value: T) => RosterEntry): RosterEntry | string {
  const result = schema.safeParse(value)
  if (result.success) return toEntry(result.data)
  const [issue] = result.error.issues
  const [field, part] = (issue?.path ?? []).map(String)
  if (field === undefined) return `${issue?.message}.`
  const column = field === 'reason' ? `reason_${part}` : (columnOf[field] ?? field)
  return `'${column}': ${issue?.message}.`
}
