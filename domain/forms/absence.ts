import { addDays, isCalendarDate } from '../dates/calendar-date.ts'
import { accept, type Checked, type CheckedFields, gatherFields, refuse } from './fields/checked.ts'
import { checkName } from './fields/name.ts'

/** An employee's absence, as the company is told of it. Why somebody is away is neither asked nor taken. */
export interface Absence {
  /** The company, by partner id. */
  readonly partner: string
  readonly name: string
  /** YYYY-MM-DD, both included. */
  readonly from: string
  /** null: not known yet. */
  readonly to: string | null
}

/** The fields of its form, in the order of the page, which is also the order of the error summary. */
export const absenceFieldNames = ['partner', 'name', 'from', 'to'] as const

/** Whoever was too ill to report in time can do so later; a planned operation is known ahead. */
export const absenceLimits = {
  /** The first day: at most so many days ago, and so many days from now. */
  daysAgo: 14,
  daysAhead: 14,
  /** From the first to the last day, both included. */
  longest: 92,
} as const

export interface AbsenceRules {
  /** The day at the clinics. */
  readonly today: string
  /** Whether a company takes reports and its agreement is in force. */
  readonly isCompany: (id: string) => boolean
}

export interface AbsenceInput extends Omit<Absence, 'to'> {
  /** Nothing where the last day is not known yet. */
  readonly to?: string | null | undefined
}

export function checkAbsence(input: AbsenceInput, { today, isCompany }: AbsenceRules): CheckedFields<Absence> {
  const from = checkFrom(input.from, today)
  return gatherFields<Absence>({
    partner: isCompany(input.partner) ? accept(input.partner) : refuse('absence-partner'),
    name: checkName(input.name),
    from,
    // A last day can only be judged beside a first day.
    to: input.to && from.ok ? checkTo(input.to, from.value) : accept(null),
  })
}

function checkFrom(date: string, today: string): Checked<string> {
  const isNear =
    isCalendarDate(date) &&
    date >= addDays(today, -absenceLimits.daysAgo) &&
    date <= addDays(today, absenceLimits.daysAhead)
  return isNear ? accept(date) : refuse('absence-from')
}

function checkTo(date: string, from: string): Checked<string> {
  const isLater = isCalendarDate(date) && date >= from && date <= addDays(from, absenceLimits.longest - 1)
  return isLater ? accept(date) : refuse('absence-to')
}
